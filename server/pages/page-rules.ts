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

/** They change only with a release. */
const RELEASE_PAGES = anyOf(
  '/',
  '/contact',
  '/who',
  '/legal',
  '/privacy',
  '/accessibility',
  '/any-shop',
  ...helpPages(),
);
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
/** The routes whose data React Router asks for where one of these pages opens: its own, as the root's stay. */
export const REGISTRY_ROUTES = {
  list: 'registries/public/public-registry',
  wish: 'wishes/public/public-wish',
};

/** @param path as it appears in the address */
export function pageRulesOf(path: string, query: URLSearchParams): PageRules {
  const isData = OF_DATA.test(path);
  const decoded = decodePath(path.replace(OF_DATA, ''));
  const { id, wishId } = REGISTRY_PAGES.exec(decoded)?.groups ?? {};
  const registryName = id?.replaceAll('%2F', '/').toLowerCase() ?? null;
  const isReleasePage = RELEASE_PAGES.test(decoded);
  const isPublic =
    isReleasePage ||
    BROWSERS_PAGES.test(decoded) ||
    (registryName !== null && (wishId === undefined || /^[1-9]\d*$/.test(wishId)));
  const page = registryName === null ? withoutEnd(decoded.toLowerCase()) : pathOf(registryName, wishId);
  const data = isData && registryName !== null ? dataOf(page, wishId) : null;
  const isKeptData = data !== null && `${path}?${query}` === data;
  return {
    address: isKeptData ? data : page,
    registryName,
    isCacheable: isPublic && (isKeptData || !(isData || asksFor(askedOf(registryName, wishId), query))),
    isIndexable: isReleasePage || CATALOGUE.test(decoded),
    isSecret: SECRET_PAGES.test(decoded),
    isOpenedByShops: SHOP_WINDOW.test(decoded),
  };
}

function askedOf(registryName: string | null, wishId: string | undefined): Asked {
  if (registryName === null) return SEARCHES;
  return wishId === undefined ? FILTERS : {};
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

function pathOf(registryName: string, wishId: string | undefined): string {
  return wishId === undefined ? paths.publicRegistry(registryName) : paths.publicWish(registryName, wishId);
}

/** The address of what a registry's page shows, as React Router writes it: in no other spelling is it kept. */
function dataOf(page: string, wishId: string | undefined): string {
  const route = wishId === undefined ? REGISTRY_ROUTES.list : REGISTRY_ROUTES.wish;
  return `${page}.data?${new URLSearchParams({ _routes: route })}`;
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
