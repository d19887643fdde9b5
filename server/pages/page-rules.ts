/** What the server must know of a page's address before it renders it. */
export interface PageRules {
  /** The name of the registry whose version the page depends on; null for pages that only change with a release. */
  registryName: string | null;
  isCacheable: boolean;
  /** Search engines keep out: a registry holds a baby's name and due date. */
  isIndexable: boolean;
  /** A token stands in the address. */
  isSecret: boolean;
}

const RELEASE_PAGES = new Set(['/', '/contact', '/who', '/legal']);
const REGISTRY_PAGE = /^\/my-list\/([^/]+)(?:\/wish\/\d+)?$/;
const SECRET_PAGE = /^\/(list\/[^/]+\/second-owner|my-booking|reset-password|activate|confirm-email|unsubscribe)\//;

/**
 * What our pages ask of the server in their query: the home page's search, a registry's filters. Whatever else stands
 * there changes no page.
 */
const ASKED = ['q', 'n', 'min', 'max', 'available', 'booked', 'category'];

/** @param decodedPath the address's path; the router knows its pages in any case of letters */
export function rulesOf(decodedPath: string, query: URLSearchParams): PageRules {
  const path = decodedPath.toLowerCase();
  const registryName = REGISTRY_PAGE.exec(path)?.[1] ?? null;
  const isReleasePage = RELEASE_PAGES.has(path);
  return {
    registryName,
    isCacheable: (isReleasePage || registryName !== null) && !ASKED.some((name) => query.has(name)),
    isIndexable: isReleasePage,
    isSecret: SECRET_PAGE.test(path),
  };
}
