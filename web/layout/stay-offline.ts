import { useEffect } from 'react';
import { uiTexts } from '#locales/ui.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/**
 * Without a network, a link leads to what the service worker has kept, if anything; otherwise the page stays and says
 * so.
 */
export function useStayOffline(): void {
  const t = useTexts(uiTexts);
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
}

/** @throws if the browser has not kept that page */
async function openKept({ href }: HTMLAnchorElement): Promise<void> {
  if (!(await caches.match(href, { ignoreSearch: true, ignoreVary: true }))) throw new Error('Not kept');
  location.assign(href);
}
