import { fetchTexts } from '#locales/page-texts.ts';
import { readBasket, subscribe } from '#web/session/browser-store.ts';
import { pageLanguage } from '#web/ui/texts/language.ts';

/**
 * Lets the service worker keep what is seen (web/public/service-worker.js). Run once the page is ready, so that a
 * first visit does not wait for it.
 */
export async function keepForOffline(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!(import.meta.env.PROD && workers)) return;
  const isKept = workers.controller !== null;
  const takesOver = new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  await workers.register('/service-worker.js');
  if (!isKept) {
    // The files this page loaded before the worker existed were not kept.
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    (await workers.ready).active?.postMessage({ page: location.pathname, files });
    await takesOver;
  }
  keepBasketTexts();
  subscribe(keepBasketTexts);
}

/** The basket is kept unopened: no page links to its texts. They are wanted once there is something in it. */
function keepBasketTexts(): void {
  if (readBasket() !== undefined) fetchTexts(pageLanguage(), 'givers').catch(() => {});
}
