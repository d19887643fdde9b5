import { useEffect } from 'react';
import { uiTexts } from '#locales/ui.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/** Without a network a link leads nowhere: the page stays, and says so. */
export function useStayOffline(): void {
  const t = useTexts(uiTexts);
  useEffect(() => {
    function stay(event: MouseEvent) {
      if (navigator.onLine || !(event.target as Element).closest('a[href^="/"]')) return;
      event.preventDefault();
      notify({ type: 'error', text: t.noAnswer });
    }
    // Before the link's own handler.
    document.addEventListener('click', stay, true);
    return () => document.removeEventListener('click', stay, true);
  }, [t]);
}
