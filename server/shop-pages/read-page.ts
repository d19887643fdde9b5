import { findShop } from '../shops/find-shop.ts';
import type { Evidence } from './candidates/evidence.ts';
import { gather } from './candidates/gather.ts';
import { parseDocument } from './documents/parse-document.ts';
import { textOf } from './documents/text.ts';
import { decodePage } from './encoding/decode-page.ts';
import { unfold } from './encoding/unfold.ts';
import { NOTHING, type Reading, type Refusal } from './reading.ts';
import { isProductPage } from './refusals/is-product.ts';
import { wallOf } from './refusals/walls.ts';
import { weighBrand } from './weighing/brand.ts';
import { chooseDescription } from './weighing/description.ts';
import { weighGtin } from './weighing/gtin.ts';
import { weighImage } from './weighing/image.ts';
import { weighPrice } from './weighing/price.ts';
import { weighTitle } from './weighing/title.ts';

/** Header names in lower case. */
export type Headers = Record<string, string | undefined>;

/**
 * What a shop's page says about its product. A pure function: the same page always gives the same result.
 * @param written the page's address, as far as known
 * @param bytes the body as received, compressed or not
 */
export function readPage(written: string | null, headers: Headers, bytes: Uint8Array): Reading {
  const address = URL.parse(written ?? '');
  const shop = address && findShop(address.hostname);
  const refuse = (why: string): Reading => refused(why, shop ? 'IMPOSSIBLE_TO_PARSE' : 'UNKNOWN_SHOP');
  const body = unfold(bytes, headers['content-encoding'] ?? '');
  if (body === null) return refused('longer than 5 MB', 'IMPOSSIBLE_TO_PARSE');
  if (!isPage(headers['content-type'] ?? '', body)) return refused('not a page', 'IMPOSSIBLE_TO_PARSE');
  const document = parseDocument(decodePage(body, headers['content-type'] ?? ''));
  const evidence = gather(document, address, shop?.name ?? null);
  const [root] = document.elements;
  const wall = wallOf(titlesOf(evidence), root ? textOf(root, 4000) : '');
  if (wall !== null && !isOffered(evidence)) return refused(wall, 'IMPOSSIBLE_TO_PARSE');
  return decide(evidence, refuse);
}

function decide(evidence: Evidence, refuse: (why: string) => Reading): Reading {
  const title = weighTitle(evidence);
  const price = weighPrice(evidence);
  if (title === null) return refuse('it names nothing');
  if (!isProductPage(evidence, price)) return refuse('not the page of one product');
  return {
    refused: null,
    title,
    price: price.price,
    currency: price.currency,
    image: weighImage(evidence, title.value),
    brand: weighBrand(evidence, title.value),
    description: chooseDescription(evidence, title.value),
    gtin: weighGtin(evidence),
  };
}

function refused(why: string, code: Refusal): Reading {
  return { ...NOTHING, refused: { code, why } };
}

/** An interstitial has no product data; a game may be named like one. */
function isOffered({ facts }: Evidence): boolean {
  return facts.some(({ offers }) => offers.length > 0);
}

function titlesOf({ pageTitle, headings }: Evidence): string[] {
  return [pageTitle, ...headings.slice(0, 2).map(({ text }) => text)];
}

function isPage(contentType: string, body: Uint8Array): boolean {
  if (contentType !== '' && !/html|xml|text\/plain|octet-stream/i.test(contentType)) return false;
  const beginning = Buffer.from(body.subarray(0, 4)).toString('latin1');
  return !['%PDF', '\x89PNG', '\xff\xd8\xff', 'GIF8', 'PK\x03\x04', 'RIFF'].some((other) =>
    beginning.startsWith(other),
  );
}
