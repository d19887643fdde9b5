import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { paths } from '#contract/pages.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorPage } from '#web/ui/page/error-page.tsx';
import { Page } from '#web/ui/page/page.tsx';

interface MissingPageProps {
  error: unknown;
  drawing: ReactNode;
  texts: { cannotLoad: string; goneTitle: string; goneText: string; toMyLists: string };
}

/** Replaces a parents' page whose subject is gone or could not be loaded. */
export function MissingPage({ error, drawing, texts: t }: MissingPageProps) {
  if (!(isRouteErrorResponse(error) && error.status === 404)) return <ErrorPage error={error} title={t.cannotLoad} />;
  return (
    <Page>
      <EmptyState
        level={1}
        drawing={drawing}
        title={t.goneTitle}
        actions={
          <ButtonLink to={paths.myRegistries()} variant="primary">
            {t.toMyLists}
          </ButtonLink>
        }
      >
        <p>{t.goneText}</p>
      </EmptyState>
    </Page>
  );
}
