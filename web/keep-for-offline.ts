import { fetchTexts } from '#locales/page-texts.ts';
import { pageLanguage } from '#web/ui/texts/language.ts';

/**
 * Lets the service worker keep what is seen (web/public/service-worker.js). Run once the page is ready, so that a
 * first visit does not wait for it.
 */
export async function keepForOffline(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!(import.meta.env.PROD && workers)) return;
  // The basket's, which is kept unopened: no page links to them.
  await fetchTexts(pageLanguage(), 'givers');
  await workers.register('/service-worker.js');
  // The files this page loaded before the worker existed were not kept.
  if (workers.controller) return;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  (await workers.ready).active?.postMessage({ page: location.pathname, files });
}
