import type { Evidence } from '../candidates/evidence.ts';
import type { Facts } from '../candidates/facts.ts';
import { meta } from '../candidates/meta.ts';
import { overlap, wordsOf } from '../documents/words.ts';
import type { WeighedPrice } from '../weighing/price.ts';

/** What a page must have for a product in all. */
const LEAST = 3.5;
const PRODUCT_PATH =
  /\/(?:dp|gp\/product|itm|p|pd|prd|product|products|produit|produits|produkt|produkte|prod|item|items|article|artikel|listing|annonce|detail|ip|offer)s?[/-]|-p-?\d+|[/_-]p?\d{5,}(?:\.html?)?$|\.html?$/i;
/** Only single articles have such addresses. */
const ARTICLE_PATH =
  /\/(?:dp|itm|gp\/product)\/\w{8,}|\/products?\/[\w-]{6,}|[-_/][pP]-?\d{4,}|\/(?:ads?|annonces?|listing|(?:s-)?anzeigen?|items?|oferta|anuncio)\/.*\d{6,}/;
const LIST_PATH =
  /\/(?:search|recherche|suche|suchergebnis|catalogsearch|s|category|categorie|kategorie|c|collections|product-reviews|customer-reviews|reviews|blog|news|magazine|wishlist|cart|panier|warenkorb|checkout|login|account)(?:\/|$|\?)/i;
/** What a visitor has there, not what the shop sells. */
const OWN_PATH = /\/(?:cart|panier|basket|warenkorb|winkelwagen|checkout|login|account|mon-compte|wishlist)\/?$/i;
const LIST_QUERY = /^(?:q|query|s|search|k|keyword|searchterm|text|suchbegriff)$/i;
const STORIES = [
  'NewsArticle',
  'Article',
  'BlogPosting',
  'Recipe',
  'Report',
  'LiveBlogPosting',
  'FAQPage',
  'HowTo',
  'ReviewNewsArticle',
];
const LISTS = ['CollectionPage', 'SearchResultsPage', 'OfferCatalog'];

/** How surely a page is that of one product. */
export function isProductPage(evidence: Evidence, price: WeighedPrice): boolean {
  return marksOf(evidence) + factsOf(evidence, price) + addressOf(evidence) - against(evidence, price) >= LEAST;
}

function marksOf({ facts, metas, buyButton }: Evidence): number {
  const described = facts.filter(({ where }) => where === 'json-ld' || where === 'microdata' || where === 'rdfa');
  const isDescribed = described.some(({ names }) => names.length > 0);
  const isOffered = described.some(({ offers }) => offers.length > 0);
  const isTyped = /product|og:product|item/i.test(meta(metas, 'og:type')[0] ?? '');
  const hasPrice = facts.some(({ where, offers }) => where === 'open-graph' && offers.length > 0);
  return (isDescribed ? 3 : 0) + (isOffered ? 2 : 0) + (isTyped ? 3 : 0) + (hasPrice ? 3 : 0) + (buyButton ? 2.5 : 0);
}

function factsOf({ facts, headings, labelled, pictures }: Evidence, { weight }: WeighedPrice): number {
  const isInData = facts.some(({ where }) => where === 'shop-data');
  const [heading] = headings;
  const isNamed = heading !== undefined && heading.fit >= 0.6;
  const isPictured =
    isNamed && pictures.slice(0, 3).some(({ alt }) => overlap(wordsOf(alt), wordsOf(heading.text)) > 0.7);
  return (
    (isInData ? 1.5 : 0) +
    Math.min(3.5, weight * 0.6) +
    (isNamed ? 0.5 : 0) +
    (isNamed && facts.some(isCard) ? 0.5 : 0) +
    (headings.slice(0, 3).some(({ fit, isProduct }) => fit >= 0.6 && isProduct) ? 1.5 : 0) +
    (isPictured ? 1 : 0) +
    (labelled.gtins.length > 0 ? 1 : 0) +
    (labelled.brands.length > 0 ? 0.5 : 0)
  );
}

/** What a link to the page shows in a chat: a name and a picture. */
function isCard({ where, names, images }: Facts): boolean {
  return where === 'open-graph' && names.length > 0 && images.length > 0;
}

function addressOf({ address }: Evidence): number {
  if (!address) return 0;
  if (address.pathname === '/' && address.search === '') return -3;
  if (OWN_PATH.test(address.pathname)) return -6;
  const isList =
    LIST_PATH.test(address.pathname) || [...address.searchParams.keys()].some((key) => LIST_QUERY.test(key));
  return (
    (ARTICLE_PATH.test(address.pathname) ? 1 : 0) +
    (PRODUCT_PATH.test(address.pathname) ? 1 : 0) -
    (isList && !/\/products?\//.test(address.pathname) ? 1.5 : 0)
  );
}

function against(
  { headings, metas, described, facts, prices, buyButtons }: Evidence,
  { weight }: WeighedPrice,
): number {
  const type = meta(metas, 'og:type')[0] ?? '';
  // Some shops call a whole category a product, for the stars in search results; what it costs they do not say.
  const isDescribed = facts.some(({ where, offers }) => /json-ld|microdata/.test(where) && offers.length > 0);
  const isStory = /^article|video\.|profile/i.test(type) || STORIES.some((name) => described.types.has(name));
  const isList = LISTS.some((name) => described.types.has(name)) || described.listed >= 3;
  const many = described.products.length > 5 && !isDescribed;
  const isNamed = headings.some(({ isProduct, fit }) => isProduct && fit >= 0.8);
  const isTiled = prices.length > 12 && (buyButtons > 4 || weight < 5) && !isDescribed && !isNamed;
  return (isStory && !isDescribed ? 4 : 0) + (isList && !isDescribed ? 4 : 0) + (many ? 5 : 0) + (isTiled ? 3 : 0);
}
