import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { paths } from '#contract/pages.ts';
import { uiTexts } from '#locales/ui.ts';
import { isSessionEnd } from '#web/data/api-errors.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { ErrorDrawing } from '#web/ui/drawings/error.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { LoadingBlock } from '#web/ui/waiting/spinner.tsx';
import { EmptyState } from './empty-state.tsx';
import { Page } from './page.tsx';

/** Replaces a page that cannot be shown. */
export function ErrorPage({ error, title }: { error: unknown; title?: string }) {
  const t = useTexts(uiTexts);
  const { revalidate } = useRevalidator();
  if (isSessionEnd(error)) return <LoadingBlock label={t.loading} />;
  const detail = isRouteErrorResponse(error) ? (error.data as { detail?: unknown } | null)?.detail : undefined;
  const general = isUnanswered(error) ? t.noAnswer : t.errorText;
  return (
    <Page>
      <EmptyState
        level={1}
        drawing={<ErrorDrawing />}
        title={title ?? t.errorTitle}
        actions={
          <>
            <Button variant="primary" onClick={revalidate}>
              {t.retry}
            </Button>
            <ButtonLink to={paths.home()}>{t.backHome}</ButtonLink>
          </>
        }
      >
        <p>{typeof detail === 'string' && detail !== '' ? detail : general}</p>
      </EmptyState>
    </Page>
  );
}

/** Our own error, or the browser's wording for failing to load a page's data. */
function isUnanswered(error: unknown): boolean {
  return error instanceof Error && /NetworkError|TypeError:.*(fetch|Load failed)/.test(String(error));
}
