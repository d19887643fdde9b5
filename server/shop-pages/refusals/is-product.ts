import type { Evidence } from '../candidates/evidence.ts';
import type { Facts } from '../candidates/facts.ts';
import { meta } from '../candidates/meta.ts';
import { WORDS_OF_A_SENTENCE } from '../candidates/visible/beside-a-price.ts';
import { overlap, wordsOf } from '../documents/words.ts';
import type { WeighedPrice } from '../weighing/price.ts';
import { isInAddress, tiles } from './tiles.ts';

/** The total score a product's page needs. */
const LEAST = 3.5;
const PRODUCT_PATH =
  /\/(?:dp|gp\/product|itm|p|pd|prd|product|products|produit|produits|produkt|produkte|prod|item|items|article|artikel|listing|annonce|detail|ip|offer)s?[/-]|-p-?\d+|[/_-]p?\d{5,}(?:\.html?)?$|\.html?$/i;
/** Only single articles have such addresses. */
const ARTICLE_PATH =
  /\/(?:dp|itm|gp\/product)\/\w{8,}|\/products?\/[\w-]{6,}|[-_/][pP]-?\d{4,}|\/(?:ads?|annonces?|listing|(?:s-)?anzeigen?|items?|oferta|anuncio)\/.*\d{6,}/;
const LIST_PATH =
  /\/(?:search|recherche|suche|suchergebnis|catalogsearch|s|category|categorie|kategorie|c|collections|product-reviews|customer-reviews|reviews|avis|blog|news|magazine|guides?|ratgeber|conseils?|aide|help|hilfe|faq|wishlist|cart|panier|warenkorb|checkout|login|account)(?:\/|$|\?)/i;
/** Pages about the visitor's own things, not what the shop sells. */
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

/** How certain it is that a page shows a single product. */
export function isProductPage(evidence: Evidence, price: WeighedPrice): boolean {
  return marksOf(evidence) + factsOf(evidence, price) + addressOf(evidence) - against(evidence, price) >= LEAST;
}

function marksOf({ facts, metas, buyButton }: Evidence): number {
  const described = facts.filter(({ where }) => where === 'json-ld' || where === 'microdata' || where === 'rdfa');
  const isDescribed = described.some(({ names }) => names.length > 0);
  const isOffered = described.some(isOwnOffer);
  const isTyped = /product|og:product|item/i.test(meta(metas, 'og:type')[0] ?? '');
  const hasPrice = facts.some(({ where, offers }) => where === 'open-graph' && offers.length > 0);
  return (isDescribed ? 3 : 0) + (isOffered ? 2 : 0) + (isTyped ? 3 : 0) + (hasPrice ? 3 : 0) + (buyButton ? 2.5 : 0);
}

/**
 * Some shops declare a whole category as a product, for the stars in search results: without a maker, and at most
 * with a lowest price.
 */
function isOwnOffer({ offers, brands, gtins }: Facts): boolean {
  const isSaid = brands.length > 0 || gtins.length > 0;
  return isSaid ? offers.length > 0 : offers.some(({ kind }) => kind === 'now');
}

function factsOf(evidence: Evidence, { weight }: WeighedPrice): number {
  const { facts, headings, labelled, pictures } = evidence;
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
    (labelled.brands.length > 0 ? 0.5 : 0) +
    (isInAddress(evidence) ? 1 : 0) +
    (isSparse(evidence) ? 1 : 0)
  );
}

/** A picture and few sums, outside menus and other products, one of which stands alone. */
function isSparse({ prices, pictures }: Evidence): boolean {
  const own = prices.filter(({ region }) => !region.isAside);
  return (
    pictures.length > 0 &&
    new Set(own.map(({ cents }) => cents)).size <= 4 &&
    own.some((price) => price.wordsBeside < WORDS_OF_A_SENTENCE && !price.isOtherSum)
  );
}

/** What a link preview in a messenger would show: a name and a picture. */
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

/** The kinds of pages that mention products without being one's; pages whose data offer one are trusted. */
function against(evidence: Evidence, { weight }: WeighedPrice): number {
  const { metas, described, facts } = evidence;
  const inData = facts.filter(({ where, offers }) => /json-ld|microdata/.test(where) && offers.length > 0);
  if (inData.some(isOwnOffer)) return 0;
  const type = meta(metas, 'og:type')[0] ?? '';
  const isStory = /^article|video\.|profile/i.test(type) || STORIES.some((name) => described.types.has(name));
  const isList = LISTS.some((name) => described.types.has(name)) || described.listed >= 3;
  const told = inData.length > 0 ? 0 : untold(evidence) + (isStory ? 4 : 0);
  return told + (isList ? 4 : 0) + tiles(evidence, weight);
}

function untold({ headings, described }: Evidence): number {
  return (/\?\s*$/.test(headings[0]?.text ?? '') ? 1.5 : 0) + (described.products.length > 5 ? 5 : 0);
}
