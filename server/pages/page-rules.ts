import { HELP_AUDIENCES, HELP_QUESTIONS } from '#contract/help.ts';
import { paths } from '#contract/pages.ts';

/** What the server must know about a page's address before rendering it. */
export interface PageRules {
  /** The canonical spelling of its address, so that kept pages are not kept under a thousand spellings. */
  address: string;
  /** The name of the registry whose version the page depends on; null for pages that only change with a release. */
  registryName: string | null;
  isCacheable: boolean;
  /** Hidden from search engines: a registry contains a baby's name and due date. */
  isIndexable: boolean;
  /** The address contains a token. */
  isSecret: boolean;
  /** A shop's page opens this one and hands itself over: browsers may leave the two windows connected. */
  isOpenedByShops: boolean;
}

// Patterns of web/routes.ts, with which page-rules.test.ts compares them; a page matching none of them is public, and
// rendered afresh each time.

/** They change only with a release: by the route that shows them. */
const RELEASE_ROUTES = {
  'home/home': anyOf('/'),
  'info/contact': anyOf('/contact'),
  'info/who': anyOf('/who'),
  'info/legal': anyOf('/legal'),
  'info/privacy': anyOf('/privacy'),
  'info/accessibility': anyOf('/accessibility'),
  'info/any-shop/any-shop': anyOf('/any-shop'),
  'help/help': anyOf(...helpPages()),
};
/**
 * Fetched by the service worker in each new visitor’s browser (web/public/service-worker.js), which fills them in.
 */
const BROWSERS_PAGES = anyOf('/offline', '/cart');
const REGISTRY_PAGES = anyOf('/my-list/:id', '/my-list/:id/wish/:wishId');
const SECRET_PAGES = anyOf(
  '/list/:id/second-owner/:token',
  '/my-booking/:token',
  '/reset-password/:token',
  '/activate/:userid/:token',
  '/confirm-email/:token',
  '/unsubscribe/:token',
);
/** Changes with every import and every search, so it is rendered afresh each time. */
const CATALOGUE = anyOf('/catalog');
const SHOP_WINDOW = anyOf('/add/shop');

/** Query parameters a page understands, and which values mean something. Anything else in the query changes no page. */
type Asked = Record<string, (value: string) => boolean>;
/** The home page's search and articles, the help's search. */
const SEARCHES: Asked = { q: isThere, n: isThere, articles: isThere };
/** A registry's filters, as read by web/registries/wishes/filters.ts. */
const FILTERS: Asked = {
  q: isText,
  min: isAmount,
  max: isAmount,
  available: isThere,
  booked: isThere,
  category: isText,
  sort: (value) => /^-?price$/.test(value),
};

/** The suffix React Router adds to a page's path to fetch only its data. */
const OF_DATA = /(?<=\/)_\.data$|\.data$/;
const LIST_ROUTE = 'registries/public/public-registry';
const WISH_ROUTE = 'wishes/public/public-wish';
export const KEPT_ROUTES = [...Object.keys(RELEASE_ROUTES), LIST_ROUTE, WISH_ROUTE];

/** @param path as it appears in the address */
export function pageRulesOf(path: string, query: URLSearchParams): PageRules {
  const isData = OF_DATA.test(path);
  const decoded = decodePath(path.replace(OF_DATA, ''));
  const { page, registryName, route, asked } = readPage(decoded);
  const data = route === undefined ? null : dataOf(page, route);
  const isKeptData = isData && `${path}?${query}` === data;
  const isKept = !isData && (route !== undefined || BROWSERS_PAGES.test(decoded)) && !asksFor(asked, query);
  return {
    address: isKeptData ? data : page,
    registryName,
    isCacheable: isKept || isKeptData,
    isIndexable: (route !== undefined && registryName === null) || CATALOGUE.test(decoded),
    isSecret: SECRET_PAGES.test(decoded),
    isOpenedByShops: SHOP_WINDOW.test(decoded),
  };
}

interface AddressedPage {
  /** Its canonical address. */
  page: string;
  registryName: string | null;
  /** Of a page that is kept, and so are its data. */
  route: string | undefined;
  asked: Asked;
}

function readPage(path: string): AddressedPage {
  const { id, wishId } = REGISTRY_PAGES.exec(path)?.groups ?? {};
  if (id === undefined) {
    const [route] = Object.entries(RELEASE_ROUTES).find(([, pages]) => pages.test(path)) ?? [];
    return { page: withoutEnd(path.toLowerCase()), registryName: null, route, asked: SEARCHES };
  }
  const registryName = id.replaceAll('%2F', '/').toLowerCase();
  if (wishId === undefined) {
    return { page: paths.publicRegistry(registryName), registryName, route: LIST_ROUTE, asked: FILTERS };
  }
  const route = /^[1-9]\d*$/.test(wishId) ? WISH_ROUTE : undefined;
  return { page: paths.publicWish(registryName, wishId), registryName, route, asked: {} };
}

function asksFor(asked: Asked, query: URLSearchParams): boolean {
  return query.size > 0 && Object.entries(asked).some(([name, says]) => query.getAll(name).some(says));
}

function isThere(): boolean {
  return true;
}

function isText(value: string): boolean {
  return value.trim() !== '';
}

function isAmount(value: string): boolean {
  return isText(value) && Number(value) >= 0;
}

/**
 * The address of what a page shows, as React Router writes it: in no other spelling is it kept. It names the route whose
 * data it lacks: the page's own, as the root's stay.
 */
function dataOf(page: string, route: string): string {
  return `${page === '/' ? '/_' : page}.data?${new URLSearchParams({ _routes: route })}`;
}

/**
 * Without trailing slashes. They are searched for only after the start or another character: otherwise each of them
 * would be a possible beginning.
 */
function withoutEnd(path: string): string {
  return path.replace(/(?<=^\/|[^/])\/+$/, '');
}

/**
 * Segment by segment, as React Router (which renders the page) reads a path, so that an encoded slash separates
 * nothing. Its own matchRoutes takes as long as sending a kept page.
 */
function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}

/** Checked one by one, so that meaningless addresses are not kept. */
function helpPages(): string[] {
  const questions = HELP_AUDIENCES.flatMap((audience) =>
    [[], ...HELP_QUESTIONS[audience].map((question) => [question])].map((rest) => paths.help(audience, ...rest)),
  );
  return [paths.help(), ...questions];
}

/** In any case, with or without trailing slashes. */
function anyOf(...patterns: string[]): RegExp {
  const sources = patterns.map((pattern) =>
    pattern
      .replace(/\/$/, '')
      .replace(/:(id|wishId)/g, '(?<$1>[^/]+)')
      .replaceAll(/:\w+/g, '[^/]+'),
  );
  return new RegExp(`^(?:${sources.join('|')})/*$`, 'i');
}
