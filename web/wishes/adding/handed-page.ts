/** A page that is still loading takes two seconds to be handed over, longer on a slow phone. */
const PATIENCE_MS = 4000;
const AGAIN_MS = 500;

/**
 * The HTML of the shop page that opened this window and hands itself over (extension/hand-over.js), once; null if
 * none did, because the shop isolates its windows or this page was opened some other way. It is never shown or run
 * here, only sent on to be read.
 * @param link the page's address: only its own origin may hand it over
 */
export function takeHandedPage(link: string): Promise<string | null> {
  const { origin } = new URL(link);
  const opener = window.opener as Window | null;
  if (!opener) return Promise.resolve(null);
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(null), PATIENCE_MS);
    addEventListener('message', take);
    const say = () => opener.postMessage('cigogne:ready', origin);
    const again = setInterval(say, AGAIN_MS);
    say();

    function take(event: MessageEvent) {
      if (event.source !== opener || event.origin !== origin) return;
      const page = (event.data as { page?: unknown } | null)?.page;
      if (typeof page === 'string') end(page);
    }

    function end(page: string | null) {
      clearTimeout(timer);
      clearInterval(again);
      removeEventListener('message', take);
      resolve(page);
    }
  });
}
