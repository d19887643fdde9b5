import { and, inArray, isNull, or } from 'drizzle-orm';
import { articleAddress } from '../../catalogue/article-address.ts';
import { toComparable } from '../../catalogue/comparable-ean.ts';
import type { Database } from '../../database/client.ts';
import { articles } from '../../database/schema/catalogue.ts';
import { readGtin } from '../../shop-pages/candidates/gtins.ts';

/** The article a wish is, and its price there: null at another shop than the wish's, where prices differ anyway. */
export interface ArticleOfWish {
  articleId: number;
  knownPriceCents: number | null;
}

/**
 * The articles that links lead to, in order, null where the catalogue has none: by an EAN in the link at the same shop,
 * by the address itself, or by the EAN at another shop.
 */
export async function findArticlesOfLinks(
  database: Database,
  links: (string | null)[],
): Promise<(ArticleOfWish | null)[]> {
  const wanted = links.map((link) => {
    if (link === null) return null;
    const { address, key } = articleAddress(link);
    return { shop: shopOf(address), eans: eansIn(link), key };
  });
  const eans = wanted.flatMap((one) => one?.eans ?? []);
  const keys = wanted.flatMap((one) => one?.key ?? []);
  if (keys.length === 0) return links.map(() => null);
  const rows = await database
    .select({
      id: articles.id,
      ean: articles.ean,
      link: articles.link,
      linkKey: articles.linkKey,
      priceCents: articles.priceCents,
    })
    .from(articles)
    .where(
      and(
        or(inArray(articles.linkKey, keys), eans.length > 0 ? inArray(articles.ean, eans) : undefined),
        isNull(articles.vanishedAt),
      ),
    );
  return wanted.map((one) => {
    if (one === null) return null;
    const sameEan = rows.filter(({ ean }) => ean !== null && one.eans.includes(ean));
    const isAtShop = ({ link }: { link: string }) => shopOf(link) === one.shop;
    const found = sameEan.find(isAtShop) ?? rows.find(({ linkKey }) => linkKey === one.key) ?? sameEan[0];
    return found ? { articleId: found.id, knownPriceCents: isAtShop(found) ? found.priceCents : null } : null;
  });
}

function shopOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\./, '') ?? '';
}

/** Shops put the EAN in the address: /doudou-3380743047898.html. */
function eansIn(link: string): string[] {
  return [...link.matchAll(/(?<!\d)\d{13}(?!\d)/g)].flatMap(([digits]) => {
    const gtin = readGtin(digits);
    return gtin === null ? [] : toComparable(gtin);
  });
}
