import { hash } from 'node:crypto';
import { LIMITS } from '#contract/limits.ts';
import { isHttpUrl } from '#contract/links.ts';
import type { ArticleCategory, RefusalReason } from '#contract/shops/articles.ts';
import { readGtin } from '../../../shop-pages/candidates/gtins.ts';
import { findShop } from '../../../shops/find-shop.ts';
import { articleAddress } from '../../article-address.ts';
import { toComparable } from '../../comparable-ean.ts';
import type { FeedItem } from '../item.ts';
import { categoryOf } from './category-of.ts';
import { fieldValue } from './fields.ts';
import { plainLine, plainLines } from './plain-text.ts';
import { isNoPrice, priceOf } from './price-of.ts';

/** An article in the form stored in the catalogue. */
export interface FeedArticle {
  line: number;
  itemKey: string;
  ean: string | null;
  title: string;
  brand: string | null;
  description: string | null;
  priceCents: number;
  link: string;
  linkKey: string;
  imageUrl: string | null;
  shop: string;
  category: ArticleCategory;
  shopCategory: string | null;
}

const LONGEST_KEY = 100;
const LONGEST_SHOP = 100;

/** An item as an article, or why it is not one. A wrong EAN, or a price not in euros, is dropped;
 * a price that is none would be misread. */
export function readArticle({ line, fields }: FeedItem): FeedArticle | RefusalReason {
  const title = plainLine(fieldValue(fields, 'title'), LIMITS.wishTitle);
  if (title === '') return 'NO_TITLE';
  if (title.includes('\uFFFD')) return 'BROKEN';
  // Some write &amp;amp; for &amp;.
  const written = fieldValue(fields, 'link').trim().replaceAll('&amp;', '&');
  if (written === '') return 'NO_LINK';
  if (!(isLink(written) && isShopsHost(new URL(written).hostname))) return 'BAD_LINK';
  if (isNoPrice(fieldValue(fields, 'price'))) return 'BAD_PRICE';
  const { address, key } = articleAddress(written);
  const host = new URL(address).hostname;
  const image = fieldValue(fields, 'image').trim();
  const ean = readGtin(fieldValue(fields, 'ean'));
  const shopCategory = plainLine(fieldValue(fields, 'category'), LIMITS.categoryLabel);
  return {
    line,
    itemKey: `${keyOf(plainLine(fieldValue(fields, 'key'), LIMITS.link) || key)} ${pageOf(key)}`,
    ean: ean === null ? null : toComparable(ean),
    title,
    brand: plainLine(fieldValue(fields, 'brand'), LIMITS.brand) || null,
    description: plainLines(fieldValue(fields, 'description'), LIMITS.wishDescription) || null,
    priceCents: priceOf(fields, host),
    link: address,
    linkKey: key,
    imageUrl: isLink(image) ? image : null,
    shop: plainLine(fieldValue(fields, 'shop'), LONGEST_SHOP) || shopOf(host),
    category: categoryOf(`${shopCategory} ${title}`),
    shopCategory: shopCategory || null,
  };
}

/** In an address a control character is damage, which a browser would encode. */
function isLink(text: string): boolean {
  return text.length <= LIMITS.link && isHttpUrl(text) && !/(?!\s)\p{Cc}/u.test(text);
}

/** Shops have names: `localhost`, a machine's or a number is somebody's own network. */
function isShopsHost(host: string): boolean {
  return /\.[a-z][a-z\d-]*\.?$/i.test(host);
}

function shopOf(host: string): string {
  return findShop(host)?.name ?? host.replace(/^www\./, '');
}

/** Keys are short; a long one is replaced by its hash. */
function keyOf(text: string): string {
  return text.length <= LONGEST_KEY ? text : hash('sha256', text, 'base64url');
}

/**
 * An id that stands for another page is another article: another shop's, or one of several that share an id by mistake.
 * What follows the `?` may differ from day to day.
 */
function pageOf(linkKey: string): string {
  return hash('sha256', linkKey.split('?', 1)[0] ?? '', 'base64url').slice(0, 11);
}
