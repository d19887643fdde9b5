import { and, inArray, isNull, or } from 'drizzle-orm';
import { articleAddress } from '../../catalogue/article-address.ts';
import { toComparable } from '../../catalogue/comparable-ean.ts';
import type { Database } from '../../database/client.ts';
import { articles } from '../../database/schema/catalogue.ts';
import { readGtin } from '../../shop-pages/candidates/gtins.ts';

/** The article a wish is, and its price there. */
export interface ArticleOfWish {
  articleId: number;
  articlePriceCents: number;
}

/**
 * The articles that links lead to, in order, null where the catalogue has none: by an EAN in the link, otherwise by
 * the address itself.
 */
export async function findArticlesOfLinks(
  database: Database,
  links: (string | null)[],
): Promise<(ArticleOfWish | null)[]> {
  const wanted = links.map((link) => (link === null ? null : { eans: eansIn(link), key: articleAddress(link).key }));
  const eans = wanted.flatMap((one) => one?.eans ?? []);
  const keys = wanted.flatMap((one) => one?.key ?? []);
  if (keys.length === 0) return links.map(() => null);
  const rows = await database
    .select({ id: articles.id, ean: articles.ean, linkKey: articles.linkKey, priceCents: articles.priceCents })
    .from(articles)
    .where(
      and(
        or(inArray(articles.linkKey, keys), eans.length > 0 ? inArray(articles.ean, eans) : undefined),
        isNull(articles.vanishedAt),
      ),
    );
  const byEan = new Map(rows.map((row) => [row.ean, row]));
  const byKey = new Map(rows.map((row) => [row.linkKey, row]));
  return wanted.map((one) => {
    const found = one && (byKey.get(one.key) ?? one.eans.flatMap((ean) => byEan.get(ean) ?? [])[0]);
    return found ? { articleId: found.id, articlePriceCents: found.priceCents } : null;
  });
}

/** Shops put the EAN in the address: /doudou-3380743047898.html. */
function eansIn(link: string): string[] {
  return [...link.matchAll(/(?<!\d)\d{13}(?!\d)/g)].flatMap(([digits]) => {
    const gtin = readGtin(digits);
    return gtin === null ? [] : toComparable(gtin);
  });
}
