import { useEffect, useRef } from 'react';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/pages.ts';
import type { InfoArticle as Article } from '#locales/info-article.ts';
import { layoutTexts } from '#locales/layout.ts';
import { uiTexts } from '#locales/ui.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { documentTitle } from '#web/ui/page/page-meta.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { LoadingBlock } from '#web/ui/waiting/spinner.tsx';
import type { InfoPageName } from '../info-link.tsx';
import { InfoSections } from './info-sections.tsx';

export function OpenInfoDialog({ page }: { page: InfoPageName }) {
  const t = useTexts(layoutTexts);
  const ui = useTexts(uiTexts);
  const { load, data } = useFetcher<Article>();
  useEffect(() => {
    // Failures show as the page's error.
    load(paths[page]()).catch(() => undefined);
  }, [load, page]);
  const title = data?.title ?? t[page];
  useDocumentTitle(title);
  return (
    <Dialog open title={title} onClose={useWayBack()}>
      {data ? <InfoSections article={data} level={3} /> : <LoadingBlock label={ui.loading} />}
    </Dialog>
  );
}

/**
 * Goes back once: until the page behind is drawn, on a slow phone, the dialog can be closed a second time, which led
 * past that page.
 */
function useWayBack(): () => unknown {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isLeft = useRef(false);
  return () => {
    // The browser's own button may have been quicker.
    if (isLeft.current || (window.history.state?.key ?? 'default') !== key) return;
    isLeft.current = true;
    return navigate(-1);
  };
}

/** The tab, and the history's entry, have the page's name, as when it is opened directly. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    const own = documentTitle(title);
    document.title = own;
    return () => {
      // Another page has a title of its own.
      if (document.title === own) document.title = before;
    };
  }, [title]);
}
