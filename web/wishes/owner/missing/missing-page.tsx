import { useLayoutEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { paths } from '#contract/pages.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { ErrorPage } from '#web/ui/page/error-page.tsx';
import { NotFound } from '#web/ui/page/not-found.tsx';

interface MissingPageProps {
  error: unknown;
  texts: { cannotLoad: string; goneTitle: string; goneText: string; toMyLists: string };
}

/** Replaces a parents' page whose subject is gone or could not be loaded. */
export function MissingPage({ error, texts: t }: MissingPageProps) {
  if (!(isRouteErrorResponse(error) && error.status === 404)) return <ErrorPage error={error} title={t.cannotLoad} />;
  return <Gone texts={t} />;
}

function Gone({ texts: t }: Pick<MissingPageProps, 'texts'>) {
  useLayoutEffect(() => {
    // It may stand in place of a form, without a navigation: what had the focus is gone, and the page was scrolled.
    scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  }, []);
  return (
    <NotFound
      title={t.goneTitle}
      text={t.goneText}
      action={
        <ButtonLink to={paths.myRegistries()} variant="primary">
          {t.toMyLists}
        </ButtonLink>
      }
    />
  );
}
