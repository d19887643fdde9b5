import { count, desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { catalogueImports } from '../database/schema.ts';
import { implement, implementListing } from '../http/implement.ts';
import { problem } from '../http/problem.ts';
import { readGtin } from '../shop-pages/candidates/gtins.ts';
import { presentArticles } from './articles/present.ts';
import { findArticle, findArticles, findByEan, findByLink, findCounts } from './articles/queries.ts';
import { toComparable } from './comparable-ean.ts';
import { presentImport } from './imports/present.ts';
import { searchArticles } from './search/search-articles.ts';
import { shopAddress } from './shop-address.ts';

export function catalogueRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  implementListing(app, 'GET /catalog/', async ({ query }) => {
    const { rows, total } = query.q
      ? await searchArticles(database, query.q, query)
      : await findArticles(database, query);
    // What came since the last count counts, too.
    return { page: await presentArticles(context, rows), total: Math.max(total, query.skip + rows.length) };
  });

  implement(app, 'GET /catalog/counts', () => findCounts(database));

  implementListing(app, 'GET /catalog/imports', async ({ query: { skip, limit } }) => {
    const order = [desc(catalogueImports.startedAt), desc(catalogueImports.id)];
    const rows = await database
      .select()
      .from(catalogueImports)
      .orderBy(...order)
      .offset(skip)
      .limit(limit);
    const [all] = await database.select({ count: count() }).from(catalogueImports);
    return { page: rows.map(presentImport), total: all?.count ?? 0 };
  });

  implement(app, 'GET /catalog/{catalog_id}', async ({ params }) => {
    const row = await findArticle(database, params.catalog_id);
    const [article] = row ? await presentArticles(context, [row]) : [];
    if (!article) throw problem('NOT_FOUND');
    return article;
  });

  implement(app, 'POST /catalog/duplicates/ean', async ({ query }) => {
    const gtin = readGtin(query.ean);
    return gtin === null ? [] : presentArticles(context, await findByEan(database, toComparable(gtin)));
  });

  implement(app, 'POST /catalog/duplicates/url', async ({ query }) =>
    presentArticles(context, await findByLink(database, shopAddress(query.url).key)),
  );
}
