import { expect, test } from 'vitest';
import { ownPath, paths } from '#contract/pages.ts';

/** Written out by hand on purpose: mails, bookmarks and QR codes contain these addresses, so they must not change. */
const ADDRESSES: Record<keyof typeof paths, [built: string, known: string]> = {
  home: [paths.home(), '/'],
  homeSearch: [paths.homeSearch(), '/#recherche'],
  contact: [paths.contact(), '/contact'],
  who: [paths.who(), '/who'],
  legal: [paths.legal(), '/legal'],
  privacy: [paths.privacy(), '/privacy'],
  accessibility: [paths.accessibility(), '/accessibility'],
  help: [paths.help('parent', 'share'), '/help/parent/share'],
  offline: [paths.offline(), '/offline'],
  login: [paths.login(), '/login'],
  register: [paths.register(), '/register'],
  forgotPassword: [paths.forgotPassword(), '/forget'],
  resetPassword: [paths.resetPassword('jeton'), '/reset-password/jeton'],
  activate: [paths.activate(7, 'jeton'), '/activate/7/jeton'],
  confirmEmail: [paths.confirmEmail('jeton'), '/confirm-email/jeton'],
  refuseMails: [paths.refuseMails('jeton', 'bookings'), '/unsubscribe/jeton?about=bookings'],
  account: [paths.account(), '/account'],
  myBabies: [paths.myBabies(), '/babies'],
  adminRegistries: [paths.adminRegistries(), '/admin/list'],
  adminBabies: [paths.adminBabies(), '/admin/babies'],
  adminImports: [paths.adminImports(), '/admin/imports'],
  adminAccounts: [paths.adminAccounts(), '/admin/accounts'],
  adminAccount: [paths.adminAccount(7), '/admin/accounts/7'],
  adminMails: [paths.adminMails(), '/admin/mails'],
  adminActs: [paths.adminActs(), '/admin/acts'],
  adminState: [paths.adminState(), '/admin/state'],
  adminAffiliate: [paths.adminAffiliate(), '/admin/affiliate'],
  myRegistries: [paths.myRegistries(), '/list'],
  newRegistry: [paths.newRegistry(), '/list/new'],
  editRegistry: [paths.editRegistry(7), '/list/edit/7'],
  ownerRegistry: [paths.ownerRegistry(7, 12), '/list/7#wish-12'],
  arrangeRegistry: [paths.arrangeRegistry(7), '/list/7?arrange'],
  acceptInvitation: [paths.acceptInvitation(7, 'jeton'), '/list/7/second-owner/jeton'],
  newWish: [paths.newWish(7), '/list/7/wish/new'],
  addWish: [paths.addWish({ link: 'https://shop.example/a' }), '/add?link=https%3A%2F%2Fshop.example%2Fa'],
  shopWindow: [paths.shopWindow({ link: 'https://shop.example/a' }), '/add/shop?link=https%3A%2F%2Fshop.example%2Fa'],
  catalogue: [paths.catalogue('?q=lit'), '/catalog?q=lit'],
  article: [paths.article(7), '/catalog/7'],
  anyShop: [paths.anyShop(), '/any-shop'],
  editWish: [paths.editWish(7, 12), '/list/7/wish/edit/12'],
  ownerWish: [paths.ownerWish(7, 12), '/list/7/wish/12'],
  publicRegistry: [paths.publicRegistry('leonie', 12), '/my-list/leonie#wish-12'],
  publicWish: [paths.publicWish('leonie', 12), '/my-list/leonie/wish/12'],
  sharedRegistry: [paths.sharedRegistry('leonie', 'fr'), '/ma-liste/leonie'],
  webManifest: [paths.webManifest('de'), '/site.de.webmanifest'],
  basket: [paths.basket(), '/cart'],
  summary: [paths.summary(), '/summary'],
  confirmation: [paths.confirmation(), '/confirmation'],
  myBooking: [paths.myBooking('jeton'), '/my-booking/jeton'],
};

test.each(Object.entries(ADDRESSES))('%s has the address that people have', (_, [built, known]) => {
  expect(built).toBe(known);
});

test('after logging in a person continues where the session ended', () => {
  const url = new URL(paths.login({ from: '/list/7/wish/new?a=1' }), 'http://localhost');
  expect(ownPath(url.searchParams.get('from'), '/list')).toBe('/list/7/wish/new?a=1');
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/list/..//evil.example',
  '/\\evil.example',
  '/list/..\\/evil.example',
  'javascript:alert(1)',
  '',
  null,
])('a return path to somebody else (%s) is not followed', (from) => {
  expect(ownPath(from, '/list')).toBe('/list');
});

test('a French share uses the French address, another language the common one', () => {
  expect(paths.sharedRegistry('leonie-k7qm', 'fr')).toBe('/ma-liste/leonie-k7qm');
  expect(paths.sharedRegistry('leonie-k7qm', 'de')).toBe('/my-list/leonie-k7qm');
});

test('a link to a wish leads to its card on the list', () => {
  expect(paths.publicRegistry('leonie', 12)).toBe('/my-list/leonie#wish-12');
});
