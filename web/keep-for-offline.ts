/**
 * Lets the service worker keep what is seen (web/public/service-worker.js). For when the page stands: a first visit
 * waits for nothing of it.
 */
export async function keepForOffline(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!(import.meta.env.PROD && workers)) return;
  await workers.register('/service-worker.js');
  // What this page has loaded nobody kept.
  if (workers.controller) return;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  (await workers.ready).active?.postMessage({ page: location.pathname, files });
}
