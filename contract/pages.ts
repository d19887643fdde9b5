type Id = string | number;

const part = (value: Id) => encodeURIComponent(String(value));

/**
 * The address of every page: the source. Pages, mails and tests all build their links here, and nowhere else.
 * web/routes.ts and server/pages/page-rules.ts have their patterns; pages.test.ts holds them to what people have.
 */
export const paths = {
  home: () => '/',
  homeSearch: () => '/#recherche',
  contact: () => '/contact',
  who: () => '/who',
  legal: () => '/legal',
  privacy: () => '/privacy',
  accessibility: () => '/accessibility',
  /** What the service worker (web/public) shows instead of a page it cannot get. */
  offline: () => '/offline',
  help: (...parts: string[]) => ['/help', ...parts].join('/'),

  /** `from`: where to continue after logging in (a path of ours). */
  login: ({ from }: { from?: string } = {}) => (from ? `/login?from=${encodeURIComponent(from)}` : '/login'),
  register: () => '/register',
  forgotPassword: () => '/forget',
  resetPassword: (token: string) => `/reset-password/${part(token)}`,
  activate: (userId: Id, token: string) => `/activate/${part(userId)}/${part(token)}`,

  confirmEmail: (token: string) => `/confirm-email/${part(token)}`,
  /**
   * Where a mail's reader can unsubscribe. `about`: the mail is about bookings, which are unsubscribed from
   * separately.
   */
  refuseMails: (token: string, about?: 'bookings') => `/unsubscribe/${part(token)}${about ? `?about=${about}` : ''}`,

  account: () => '/account',

  /** For superusers. */
  adminRegistries: () => '/admin/list',
  adminBabies: () => '/admin/babies',
  adminAffiliate: () => '/admin/affiliate',
  adminImports: () => '/admin/imports',
  adminAccounts: () => '/admin/accounts',
  adminAccount: (userId: Id) => `/admin/accounts/${part(userId)}`,
  adminMails: () => '/admin/mails',
  adminActs: () => '/admin/acts',
  adminState: () => '/admin/state',

  myRegistries: () => '/list',
  myBabies: () => '/babies',
  newRegistry: () => '/list/new',
  editRegistry: (registryId: Id) => `/list/edit/${part(registryId)}`,
  /** The owner's view of a registry, scrolled to a wish if one is named. */
  ownerRegistry: (registryId: Id, wishId?: Id) => `/list/${part(registryId)}${anchor(wishId)}`,
  /** The owner's view as short rows, to reorder the gifts. */
  arrangeRegistry: (registryId: Id) => `/list/${part(registryId)}?arrange`,
  /** Where an invitation to co-manage a registry leads. */
  acceptInvitation: (registryId: Id, token: string) => `/list/${part(registryId)}/second-owner/${part(token)}`,
  /** `link`: the shop page the form is filled in from; `category`: the one preselected. */
  newWish: (registryId: Id, { link, category }: { link?: string; category?: Id } = {}) =>
    `/list/${part(registryId)}/wish/new${link ? `?link=${encodeURIComponent(link)}` : ''}${category ? `?category=${category}` : ''}`,
  /** Asks which list a gift should go on. `link`: the shop's page; sharing to the installed app leads here. */
  addWish: ({ link }: { link?: string } = {}) => `/add${link ? `?link=${encodeURIComponent(link)}` : ''}`,
  /** The small window that the extension or the bookmark opens from a shop's page and hands that page to. */
  shopWindow: ({ link }: { link?: string } = {}) => `/add/shop${link ? `?link=${encodeURIComponent(link)}` : ''}`,
  /** How to add gifts from any shop: introduces the extension and the bookmark. */
  anyShop: () => '/any-shop',
  editWish: (registryId: Id, wishId: Id) => `/list/${part(registryId)}/wish/edit/${part(wishId)}`,
  ownerWish: (registryId: Id, wishId: Id) => `/list/${part(registryId)}/wish/${part(wishId)}`,

  /** A registry as its visitors see it, by short link (or id). */
  publicRegistry: (name: Id, wishId?: Id) => `/my-list/${part(name)}${anchor(wishId)}`,
  publicWish: (name: Id, wishId: Id) => `/my-list/${part(name)}/wish/${part(wishId)}`,
  /** The address shared in French; it redirects to the public registry. */
  sharedRegistry: (name: string, lang: string) => `${lang === 'fr' ? '/ma-liste/' : '/my-list/'}${part(name)}`,

  /** The catalogue. `query`: its search, including the question mark. */
  catalogue: (query = '') => `/catalog${query}`,
  article: (articleId: Id) => `/catalog/${part(articleId)}`,

  /** The manifest browsers read to install the web client. */
  webManifest: (lang: string) => `/site.${lang}.webmanifest`,

  basket: () => '/cart',
  summary: () => '/summary',
  confirmation: () => '/confirmation',
  myBooking: (token: string) => `/my-booking/${part(token)}`,
};

/** The id of a wish's card, so that links can point at it. */
export function wishAnchor(wishId: Id): string {
  return `wish-${wishId}`;
}

function anchor(wishId: Id | undefined): string {
  return wishId === undefined ? '' : `#${wishAnchor(wishId)}`;
}

/** No path may begin with two slashes after browsers have resolved its dots: that would name another host. */
const OWN_PATH = /^\/(?![/\\])(?![^?#]*\/\.{0,2}\/)[^\\\s]*$/;

/** A path of ours from an untrusted value (a return path in a query), otherwise the fallback. */
export function ownPath(value: string | null, fallback: string): string {
  return value !== null && OWN_PATH.test(value) ? value : fallback;
}
