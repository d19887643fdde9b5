import { useLayoutEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { paths } from '#contract/pages.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { ErrorPage } from '#web/ui/page/error-page.tsx';
import { NotFound } from '#web/ui/page/not-found.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

interface MissingPageProps {
  error: unknown;
  texts: { cannotLoad: string; goneTitle: string; goneText: string; toMyLists: string };
}

/** Replaces a parents' page whose subject is gone, no longer theirs, or could not be loaded. */
export function MissingPage({ error, texts: t }: MissingPageProps) {
  const { leftTitle, leftText } = useTexts(wishesTexts);
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === 404) return <Gone title={t.goneTitle} text={t.goneText} toMyLists={t.toMyLists} />;
  if (status === 403) return <Gone title={leftTitle} text={leftText} toMyLists={t.toMyLists} />;
  return <ErrorPage error={error} title={t.cannotLoad} />;
}

function Gone({ title, text, toMyLists }: { title: string; text: string; toMyLists: string }) {
  useLayoutEffect(() => {
    // It may stand in place of a form, without a navigation: what had the focus is gone, and the page was scrolled.
    scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  }, []);
  return (
    <NotFound
      title={title}
      text={text}
      action={
        <ButtonLink to={paths.myRegistries()} variant="primary">
          {toMyLists}
        </ButtonLink>
      }
    />
  );
}
