/** A list that was seen, and can be shown offline. */
export interface SeenRegistry {
  path: string;
  title: string;
}

/** What the service worker keeps under this name (web/public/service-worker.js), newest first. */
export async function seenRegistries(): Promise<SeenRegistry[]> {
  const lists = await caches.open('lists');
  const kept = await lists.keys();
  const seen = kept.map(async (request) => ({
    path: new URL(request.url).pathname,
    title: titleOf((await (await lists.match(request))?.text()) ?? ''),
  }));
  return (await Promise.all(seen)).filter(({ title }) => title !== '').reverse();
}

/** The page's own title, without the product's name. */
function titleOf(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return page.querySelector('meta[property="og:title"]')?.getAttribute('content') ?? '';
}
