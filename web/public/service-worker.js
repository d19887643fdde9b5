// @ts-check
// Keeps the lists and the basket seen last, to show them when there is no network. Online, everything comes from the
// service as usual. Only pages that are the same for everybody are kept, never one with a token in its address.

/** @typedef {Event & { waitUntil(work: Promise<unknown>): void }} Extendable */
/** @typedef {Extendable & { request: Request, respondWith(answer: Promise<Response>): void }} Asked */
/** @typedef {Extendable & { data: { page: string, files: string[] } }} Told */

const worker = /** @type {EventTarget & { skipWaiting(): Promise<void>, clients: { claim(): Promise<void> } }} */ (
  /** @type {unknown} */ (globalThis)
);

/** What the offline page (web/offline) shows, and that page itself, which stands in for everything else. */
const OFFLINE = '/offline';
const BASKET = '/cart';
const PICTURE = /^\/images\/.*-\d+\.(webp|avif)$/;
const LIST = /^\/my-list\/[^/]+$/;
/** Addresses under which lists are shared; the service redirects them. */
const SHARED = /^\/(?:l|ma-liste)\//;
/** Names of caches: the lists, read by the offline page; the two pages always kept; the files pages load; pictures. */
const LISTS = 'lists';
const PAGES = 'pages';
const FILES = 'files';
const PICTURES = 'pictures';
/**
 * The ten lists seen last are kept, and so on; the oldest make room.
 * @type {Record<string, number>}
 */
const MOST = { [LISTS]: 10, [PAGES]: 50, [FILES]: 100, [PICTURES]: 200 };
const ANY = { ignoreSearch: true, ignoreVary: true };

worker.addEventListener('install', (event) => {
  const work = keepPages().then(() => worker.skipWaiting());
  /** @type {Extendable} */ (event).waitUntil(work);
});

worker.addEventListener('activate', (event) => {
  /** @type {Extendable} */ (event).waitUntil(worker.clients.claim());
});

// A page reports its address and what it has loaded, most of it before this worker existed.
worker.addEventListener('message', (event) => {
  const { data, waitUntil } = /** @type {Told} */ (event);
  waitUntil.call(event, keepSeen(data));
});

worker.addEventListener('fetch', (event) => {
  const { request } = /** @type {Asked} */ (event);
  const answer = answerTo(/** @type {Asked} */ (event), request, new URL(request.url));
  if (answer) /** @type {Asked} */ (event).respondWith(answer);
});

/**
 * @param {Asked} event
 * @param {Request} request
 * @param {URL} url
 * @returns {Promise<Response> | undefined} nothing for what is left to the browser
 */
function answerTo(event, request, { origin, pathname }) {
  if (request.method !== 'GET' || origin !== location.origin) return undefined;
  if (request.mode === 'navigate') return page(event, request, pathname);
  if (pathname.startsWith('/assets/')) return file(event, request);
  if (PICTURE.test(pathname)) return picture(event, request);
  // A list opened from another page is fetched as data only.
  const list = pathname.replace(/\.data$/, '');
  if (list !== pathname && LIST.test(list)) event.waitUntil(keepPage(LISTS, list));
  return undefined;
}

/**
 * @param {Asked} event
 * @param {Request} request
 * @param {string} path
 */
async function page(event, request, path) {
  try {
    const answer = await fetch(request);
    event.waitUntil(keepInLanguage(answer.headers.get('content-language')));
    if (LIST.test(path) && answer.ok) event.waitUntil(keep(LISTS, path, answer.clone()));
    // The parents took it offline.
    if (answer.status === 404) event.waitUntil(caches.open(LISTS).then((lists) => lists.delete(path, ANY)));
    return answer;
  } catch (error) {
    const seen = path.replace(SHARED, '/my-list/');
    const kept = await caches.match(seen, ANY);
    if (kept) return seen === path ? kept : Response.redirect(seen);
    if (await caches.match(OFFLINE, ANY)) return Response.redirect(`${OFFLINE}?from=${encodeURIComponent(path)}`);
    throw error;
  }
}

/**
 * Names of files change with their content.
 * @param {Asked} event
 * @param {Request} request
 */
async function file(event, request) {
  // A browser whose storage is broken still has the service.
  const kept = await caches.match(request, ANY).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(keep(FILES, request.url, answer.clone()));
  return answer;
}

/**
 * @param {Asked} event
 * @param {Request} request
 */
async function picture(event, request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) event.waitUntil(keep(PICTURES, request.url, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await caches.match(request, ANY);
    if (kept) return kept;
    throw error;
  }
}

/** The offline page and the basket, with the files they load. */
async function keepPages() {
  const texts = await Promise.all([keepPage(PAGES, OFFLINE), keepPage(PAGES, BASKET)]);
  // A page also names the scripts of all other pages.
  const own = /<link rel="modulepreload"(?![^>]*media=)[^>]* href="([^"]+)"/g;
  const files = new Set(texts.flatMap((text) => Array.from(text.matchAll(own), ([, href = '']) => href)));
  await Promise.all([...files].map((path) => keepFile(PAGES, path)));
}

/**
 * Once another language was chosen, these pages are wanted in it.
 * @param {string | null} language of a page of ours
 */
async function keepInLanguage(language) {
  const kept = await caches.match(OFFLINE, ANY);
  if (kept && language && kept.headers.get('content-language') !== language) await keepPages();
}

/** @param {Told['data']} seen */
async function keepSeen({ page: path, files }) {
  if (LIST.test(path)) await keepPage(LISTS, path);
  const ours = files.filter((url) => url.startsWith(location.origin));
  const pictures = ours.filter((url) => PICTURE.test(new URL(url).pathname));
  const others = ours.filter((url) => url.includes('/assets/'));
  await Promise.all([...others.map((url) => keepFile(FILES, url)), ...pictures.map((url) => keepFile(PICTURES, url))]);
}

/**
 * @param {string} cache
 * @param {string} path
 * @returns {Promise<string>} its text; empty where it cannot be had
 */
async function keepPage(cache, path) {
  const answer = await fetch(path);
  // A list's old name: the browser follows the redirect, and the new address is kept.
  if (!answer.ok || answer.redirected) return '';
  await keep(cache, path, answer.clone());
  return answer.text();
}

/**
 * @param {string} cache
 * @param {string} url
 */
async function keepFile(cache, url) {
  // The two pages keep their files beside them: others that are seen push none of those out.
  if (await caches.match(url, cache === PAGES ? { ...ANY, cacheName: PAGES } : ANY)) return;
  const answer = await fetch(url).catch(() => null);
  if (answer?.ok) await keep(cache, url, answer);
}

/**
 * The newest stands last; the oldest go. Where there is no room for it, what was kept before stays.
 * @param {string} name
 * @param {string} url
 * @param {Response} answer
 */
async function keep(name, url, answer) {
  const cache = await caches.open(name);
  await cache.put(url, answer.clone());
  // Safari leaves it where it stood.
  if (!(await cache.keys()).at(-1)?.url.endsWith(url)) {
    await cache.delete(url, ANY);
    await cache.put(url, answer);
  }
  const known = await cache.keys();
  const most = MOST[name] ?? 0;
  await Promise.all(known.slice(0, Math.max(0, known.length - most)).map((old) => cache.delete(old)));
}
