import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { uiTexts } from '#locales/ui.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/**
 * Without a network, a link leads to what the service worker has kept, if anything; otherwise the page stays and says
 * so. So do back and forward: the router would put its error in the place of a list that was just seen.
 */
export function useStayOffline(): void {
  const t = useTexts(uiTexts);
  const { pathname } = useLocation();
  useEffect(() => {
    function stay(event: MouseEvent) {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
      if (navigator.onLine || !link) return;
      event.preventDefault();
      whereKept(link.href, () => location.assign(link.href)).catch(() => notify({ type: 'warning', text: t.offline }));
    }
    function goBack(event: PopStateEvent) {
      // Told to the router below; or within this page, as from a dialog of the footer.
      if (navigator.onLine || !event.isTrusted || location.pathname === pathname) return;
      event.stopImmediatePropagation();
      whereKept(location.href, reload).catch(() => dispatchEvent(new PopStateEvent('popstate', event)));
    }
    // Before the link's own handler, and the router's.
    const end = new AbortController();
    const early = { capture: true, signal: end.signal };
    document.addEventListener('click', stay, early);
    addEventListener('popstate', goBack, early);
    return () => end.abort();
  }, [t, pathname]);
}

/** Where the router scrolls to, which keeps each page's place: the browser believes that this one stands at its top. */
function reload(): void {
  // After the router's own, which leaves it to the browser.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'manual';
  });
  location.reload();
}

/** @throws if the browser has not kept that page */
async function whereKept(href: string, lead: () => void): Promise<void> {
  if (!(await caches.match(href, { ignoreSearch: true, ignoreVary: true }))) throw new Error('Not kept');
  lead();
}
