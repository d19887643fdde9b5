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
      openKept(link).catch(() => notify({ type: 'warning', text: t.offline }));
    }
    // Before the link's own handler.
    document.addEventListener('click', stay, true);
    return () => document.removeEventListener('click', stay, true);
  }, [t]);
  useEffect(() => {
    function goBack(event: PopStateEvent) {
      // Told to the router below; or within this page, as from a dialog of the footer.
      if (navigator.onLine || !event.isTrusted || location.pathname === pathname) return;
      event.stopImmediatePropagation();
      const tellRouter = () => dispatchEvent(new PopStateEvent('popstate', { state: event.state }));
      findKept(location.href).then(reload, tellRouter);
    }
    // Before the router's own listener.
    addEventListener('popstate', goBack, true);
    return () => removeEventListener('popstate', goBack, true);
  }, [pathname]);
}

async function openKept({ href }: HTMLAnchorElement): Promise<void> {
  await findKept(href);
  location.assign(href);
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
async function findKept(href: string): Promise<void> {
  if (!(await caches.match(href, { ignoreSearch: true, ignoreVary: true }))) throw new Error('Not kept');
}
