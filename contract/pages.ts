type Id = string | number;

const part = (value: Id) => encodeURIComponent(String(value));

/** The address of every page. Links are built here and nowhere else, in pages, mails and tests alike. */
export const paths = {
  home: () => '/',
  homeSearch: () => '/#recherche',
  contact: () => '/contact',
  who: () => '/who',
  legal: () => '/legal',
  /** What the service worker (web/public) shows in the place of a page that cannot be had. */
  offline: () => '/offline',
  help: (...parts: string[]) => ['/help', ...parts].join('/'),

  /** `from`: where to go on after logging in (a path of ours). */
  login: ({ from }: { from?: string } = {}) => (from ? `/login?from=${encodeURIComponent(from)}` : '/login'),
  register: () => '/register',
  forgotPassword: () => '/forget',
  resetPassword: (token: string) => `/reset-password/${part(token)}`,
  activate: (userId: Id, token: string) => `/activate/${part(userId)}/${part(token)}`,

  confirmEmail: (token: string) => `/confirm-email/${part(token)}`,
  /**
   * Where the mail leads that its reader may refuse. `about`: it tells of bookings, which are refused by themselves.
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
  /** The owner's view of a registry, at a wish of it if one is named. */
  ownerRegistry: (registryId: Id, wishId?: Id) => `/list/${part(registryId)}${anchor(wishId)}`,
  /** The same, with its gifts in short rows that are put into another order. */
  arrangeRegistry: (registryId: Id) => `/list/${part(registryId)}?arrange`,
  /** Where the mail leads that invites somebody to manage a registry too. */
  acceptInvitation: (registryId: Id, token: string) => `/list/${part(registryId)}/second-owner/${part(token)}`,
  /** `link`: the page of a shop, from which the form is filled in; `category`: the one that is chosen at first. */
  newWish: (registryId: Id, { link, category }: { link?: string; category?: Id } = {}) =>
    `/list/${part(registryId)}/wish/new${link ? `?link=${encodeURIComponent(link)}` : ''}${category ? `?category=${category}` : ''}`,
  /** Asks which list a gift goes to. `link`: the page of a shop; the installed app is sent there by what shares it. */
  addWish: ({ link }: { link?: string } = {}) => `/add${link ? `?link=${encodeURIComponent(link)}` : ''}`,
  /** The small window that a shop's page opens, by the extension or the bookmark, and hands itself to. */
  shopWindow: ({ link }: { link?: string } = {}) => `/add/shop${link ? `?link=${encodeURIComponent(link)}` : ''}`,
  /** How gifts are added from any shop: what shows the extension and the bookmark. */
  anyShop: () => '/any-shop',
  editWish: (registryId: Id, wishId: Id) => `/list/${part(registryId)}/wish/edit/${part(wishId)}`,
  ownerWish: (registryId: Id, wishId: Id) => `/list/${part(registryId)}/wish/${part(wishId)}`,

  /** A registry as its visitors see it, by short link (or id). */
  publicRegistry: (name: Id, wishId?: Id) => `/my-list/${part(name)}${anchor(wishId)}`,
  publicWish: (name: Id, wishId: Id) => `/my-list/${part(name)}/wish/${part(wishId)}`,
  /** What is shared in French; it redirects to the public registry. */
  sharedRegistry: (name: string, lang: string) => `${lang === 'fr' ? '/ma-liste/' : '/my-list/'}${part(name)}`,

  /** What shops sell. `query`: what is looked for there, with its question mark. */
  catalogue: (query = '') => `/catalog${query}`,
  article: (articleId: Id) => `/catalog/${part(articleId)}`,

  /** What a browser reads to install the web client. */
  webManifest: (lang: string) => `/site.${lang}.webmanifest`,

  basket: () => '/cart',
  summary: () => '/summary',
  confirmation: () => '/confirmation',
  myBooking: (token: string) => `/my-booking/${part(token)}`,
};

/** The id of a wish's card, so that a link can lead to it. */
export function wishAnchor(wishId: Id): string {
  return `wish-${wishId}`;
}

function anchor(wishId: Id | undefined): string {
  return wishId === undefined ? '' : `#${wishAnchor(wishId)}`;
}

/** Nothing in the path, once browsers have taken out its dots, may begin with two slashes: that names another host. */
const OWN_PATH = /^\/(?![/\\])(?![^?#]*\/\.{0,2}\/)[^\\\s]*$/;

/** A path of ours from an untrusted value (a return path in a query), else the fallback. */
export function ownPath(value: string | null, fallback: string): string {
  return value !== null && OWN_PATH.test(value) ? value : fallback;
}
