import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { articleQuery } from '#contract/catalogue.ts';
import { MOST_COUNTED } from '#contract/shops/article-counts.ts';
import type { Database } from '../../database/client.ts';
import { articleCounts, articles } from '../../database/schema/catalogue.ts';

/** What is shown of an article. */
const articleColumns = {
  id: articles.id,
  ean: articles.ean,
  title: articles.title,
  brand: articles.brand,
  description: articles.description,
  priceCents: articles.priceCents,
  link: articles.link,
  imageUrl: articles.imageUrl,
  imagePath: articles.imagePath,
  shop: articles.shop,
  category: articles.category,
  vanishedAt: articles.vanishedAt,
};

export type ArticleRow = Pick<typeof articles.$inferSelect, keyof typeof articleColumns>;

export type ArticleQuery = z.output<typeof articleQuery>;

/** How many shops are compared for one EAN or page: nobody compares more. */
const MOST_DUPLICATES = 50;

/** WHERE for what is shown and matches a query, apart from its words. */
export function fits({ category, shop, price, pictured }: ArticleQuery): SQL {
  return and(
    isNull(articles.vanishedAt),
    pictured && isNotNull(articles.imagePath),
    category && eq(articles.category, category),
    shop === undefined ? undefined : eq(articles.shop, shop),
    price && gt(articles.priceCents, 0),
    price && price.from !== null ? gte(articles.priceCents, price.from) : undefined,
    price && price.to !== null ? lte(articles.priceCents, price.to) : undefined,
  ) as SQL;
}

/** A page of the catalogue: mixed or, within a price range, cheapest first. */
export async function findArticles(database: Database, query: ArticleQuery) {
  const [rows, total] = await Promise.all([
    findPage(database, query),
    query.price || query.pictured ? countSome(database, query) : countAll(database, query),
  ]);
  return { rows, total };
}

/** Rows before the page are skipped using an index alone. */
function findPage(database: Database, query: ArticleQuery): Promise<ArticleRow[]> {
  const order = query.price ? [asc(articles.priceCents), asc(articles.id)] : [asc(articles.id)];
  const page = database
    .select({ id: articles.id })
    .from(articles)
    .where(fits(query))
    .orderBy(...order)
    .offset(query.skip)
    .limit(query.limit);
  return database
    .select(articleColumns)
    .from(articles)
    .where(sql`${articles.id} = any(array(${page}))`)
    .orderBy(...order);
}

/** Uses the counts from after the last import. */
async function countAll(database: Database, { category, shop }: ArticleQuery): Promise<number> {
  const [row] = await database
    .select({ articles: sql<number>`coalesce(sum(${articleCounts.articles}), 0)::int` })
    .from(articleCounts)
    .where(
      and(
        category && eq(articleCounts.category, category),
        shop === undefined ? undefined : eq(articleCounts.shop, shop),
      ),
    );
  return row?.articles ?? 0;
}

async function countSome(database: Database, query: ArticleQuery): Promise<number> {
  const some = database.select({ one: sql`1` }).from(articles).where(fits(query)).limit(MOST_COUNTED).as('some');
  const [row] = await database.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

export async function findArticle(database: Database, id: number): Promise<ArticleRow | null> {
  const [row] = await database.select(articleColumns).from(articles).where(eq(articles.id, id));
  return row ?? null;
}

/** Those that are there, in the order of their ids as given. */
export async function findByIds(database: Database, ids: number[]): Promise<ArticleRow[]> {
  const rows = await database.select(articleColumns).from(articles).where(inArray(articles.id, ids));
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/**
 * @param ean as stored in articles (comparable-ean.ts)
 * @param query what else they must fit
 */
export function findByEan(database: Database, ean: string, query?: ArticleQuery): Promise<ArticleRow[]> {
  return findDuplicates(database, and(eq(articles.ean, ean), query && fits(query)));
}

/** @param linkKey as links are compared (article-address.ts) */
export function findByLink(database: Database, linkKey: string): Promise<ArticleRow[]> {
  return findDuplicates(database, eq(articles.linkKey, linkKey));
}

function findDuplicates(database: Database, where: SQL | undefined): Promise<ArticleRow[]> {
  return database
    .select(articleColumns)
    .from(articles)
    .where(and(where, isNull(articles.vanishedAt)))
    .orderBy(asc(articles.priceCents), asc(articles.id))
    .limit(MOST_DUPLICATES);
}

/** How many articles there are, by category and by shop, largest first. */
export async function findCounts(database: Database) {
  const rows = await database.select().from(articleCounts);
  const sums = <Key extends 'shop' | 'category'>(key: Key) => {
    const byName = Map.groupBy(rows, (row) => row[key]);
    return Array.from(byName, ([name, some]) => ({
      name,
      articles: some.reduce((sum, row) => sum + row.articles, 0),
    })).sort((one, other) => other.articles - one.articles);
  };
  const categories = sums('category').map(({ name, articles: count }) => ({ category: name, articles: count }));
  const shops = sums('shop').map(({ name, articles: count }) => ({ shop: name, articles: count }));
  return { articles: rows.reduce((sum, row) => sum + row.articles, 0), categories, shops };
}
