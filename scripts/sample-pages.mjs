// @ts-check
// Every page's address, and sample API answers to somebody who is not logged in: a list of 60 gifts.

import { paths } from '#contract/pages.ts';

const TOKEN = 'a'.repeat(43);

/**
 * Their addresses, by description.
 * @type {Record<string, string>}
 */
export const PAGES = {
  home: paths.home(),
  'public list of 60': paths.publicRegistry('leonie'),
  'public gift': paths.publicWish('leonie', 1),
  basket: paths.basket(),
  summary: paths.summary(),
  confirmation: paths.confirmation(),
  'giver’s page': paths.myBooking(TOKEN),
  contact: paths.contact(),
  who: paths.who(),
  legal: paths.legal(),
  privacy: paths.privacy(),
  accessibility: paths.accessibility(),
  'without a network': paths.offline(),
  help: paths.help(),
  'help for parents': paths.help('parent'),
  'an answer': paths.help('parent', 'create'),
  login: paths.login(),
  register: paths.register(),
  'forgotten password': paths.forgotPassword(),
  reset: paths.resetPassword(TOKEN),
  activate: paths.activate(1, TOKEN),
  'confirm an address': paths.confirmEmail(TOKEN),
  'refuse mails': paths.refuseMails(TOKEN),
  invitation: paths.acceptInvitation(1, TOKEN),
  account: paths.account(),
  'my lists': paths.myRegistries(),
  'my babies': paths.myBabies(),
  administration: paths.adminRegistries(),
  'new list': paths.newRegistry(),
  'list form': paths.editRegistry(1),
  'owner’s list of 60': paths.ownerRegistry(1),
  'which list': paths.addWish(),
  'a shop’s window': paths.shopWindow({ link: 'https://shop.example/doudou' }),
  'any shop': paths.anyShop(),
  'the catalogue': paths.catalogue(),
  'an article': paths.article(1),
  'new gift': paths.newWish(1),
  'gift form': paths.editWish(1, 1),
  'owner’s gift': paths.ownerWish(1, 1),
};

/** Public pages without forms: those with the budget `visitors` (page-budgets.mjs); the public list has its own. */
export const PAGES_OF_VISITORS = new Set([
  ...[
    'home',
    'public list of 60',
    'public gift',
    'basket',
    'confirmation',
    'giver’s page',
    'contact',
    'who',
    'legal',
    'privacy',
    'accessibility',
    'without a network',
  ],
  ...['help', 'help for parents', 'an answer'],
]);

const TITLES = ['Écharpe de portage', 'Veilleuse lune', 'Tapis d’éveil', 'Body à manches longues', 'Mobile en bois'];

/** @param {number} index */
function wish(index) {
  return {
    id: index + 1,
    birthregistry_id: 1,
    category_id: 1 + (index % 6),
    title: `${TITLES[index % TITLES.length]} ${index}`,
    price: (index * 7.3) % 120,
    img_path: `item/${(index * 7919).toString(16).padStart(32, '0')}.webp`,
    brand: null,
    description: 'Le grand modèle, en coton bio si possible.',
    link: `https://www.example.org/produit/${index}`,
    affiliate_link: null,
    is_favorite: index % 9 === 0,
    quantity: 1 + (index % 3),
    available: index % 4 !== 0,
    bookings: [],
  };
}

const REGISTRY = {
  id: 1,
  title: 'La liste de Léonie',
  description: 'Bientôt trois à la maison ! Merci d’être là pour nous : chaque petit cadeau nous touche.',
  image_path: 'header/leonie.webp',
  thumbnail_path: 'header/leonie-small.webp',
  address_owner: 'Camille Martin',
  event_date: '2027-03-01',
  cash_pool: false,
  is_private: false,
  babies: [{ id: 1, firstname: 'Léonie', gender: 'F' }],
  shortlinks: [{ name: 'leonie' }],
  categories: Array.from({ length: 6 }, (_, category) => ({
    id: category + 1,
    label: `Catégorie ${category + 1}`,
    order: category,
    wishes: Array.from({ length: 10 }, (__, index) => wish(category * 10 + index)),
  })),
};

/** @param {number} index */
function article(index) {
  const { title, price, brand, description, link, affiliate_link } = wish(index);
  const img_path = `article/${(index * 7919).toString(16).padStart(32, '0')}.webp`;
  const kind = { shop: 'Example', category: index % 2 ? 'toys' : 'sleep', available: true };
  return {
    id: index + 1,
    ean: null,
    title,
    brand,
    description,
    price,
    link,
    affiliate_link,
    img_path,
    img: null,
    ...kind,
  };
}

const COUNTS = {
  articles: 300_000,
  categories: ['toys', 'sleep'].map((category) => ({ category, articles: 150_000 })),
  shops: Array.from({ length: 100 }, (_, index) => ({ shop: `Boutique ${index}`, articles: 3000 })),
};

const FEATURES = {
  langSelectorFeature: true,
  scanWishUrlFeature: true,
  thanksFeature: true,
  imageCatalogFeature: true,
};

/** @type {[RegExp, unknown][]} */
const ANSWERS = [
  [/\/config$/, { features: FEATURES }],
  [/\/s3_url$/, { url: '/images' }],
  [/\/catalog\/counts$/, COUNTS],
  [/\/catalog\/\d+$/, article(0)],
  [/\/catalog\/\?/, Array.from({ length: 24 }, (_, index) => article(index))],
  [/\/birthregistry\/(shortlink\/)?(leonie|1)$/, REGISTRY],
];

/** @param {string} path of a call */
export function sampleAnswer(path) {
  const known = ANSWERS.find(([pattern]) => pattern.test(path));
  if (known) return Response.json(known[1]);
  return Response.json({ code: 'NOT_FOUND', detail: '' }, { status: 404 });
}
