import { shapeOf } from '#web/ui/pictures/shape-of.ts';

/** A list that was seen, and can be shown offline. */
export interface SeenRegistry {
  path: string;
  title: string;
  /** Of its cover, if it has one of its own; which sizes of it are kept, keptPicture() tells. */
  cover: string | null;
}

/** What the service worker keeps under this name (web/public/service-worker.js), newest first. */
export async function seenRegistries(): Promise<SeenRegistry[]> {
  const lists = await caches.open('lists');
  const kept = await lists.keys();
  const seen = kept.map(async (request) => ({
    path: new URL(request.url).pathname,
    ...readPage((await (await lists.match(request))?.text()) ?? ''),
  }));
  return (await Promise.all(seen)).filter(({ title }) => title !== '').reverse();
}

/** The page's own title, without the product's name, and its cover. */
function readPage(html: string): Pick<SeenRegistry, 'title' | 'cover'> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return {
    title: page.querySelector('meta[property="og:title"]')?.getAttribute('content') ?? '',
    cover: page.querySelector('main header img')?.getAttribute('src') ?? null,
  };
}

/** Addresses of the pictures that the service worker keeps. */
export async function keptPictures(): Promise<string[]> {
  const pictures = await (await caches.open('pictures')).keys();
  return pictures.map(({ url }) => url);
}

/** One size of a stored picture that is kept, whichever it is. */
export function keptPicture(kept: readonly string[], address: string | null): string | undefined {
  const { stem } = shapeOf(address ?? '');
  return stem && kept.find((url) => url.includes(stem));
}
