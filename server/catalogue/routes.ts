import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { implement, implementListing } from '../http/implement.ts';
import { clientOf } from '../http/limits/client-of.ts';
import { limitWork } from '../http/limits/limit-calls.ts';
import { problem } from '../http/problem.ts';
import { readGtin } from '../shop-pages/candidates/gtins.ts';
import { articleAddress } from './article-address.ts';
import { presentArticles } from './articles/present.ts';
import { findArticle, findArticles, findByEan, findByLink, findCounts } from './articles/queries.ts';
import { toComparable } from './comparable-ean.ts';
import { findRecords } from './imports/import-records.ts';
import { presentImport } from './imports/present.ts';
import { searchArticles } from './search/search-articles.ts';

export function catalogueRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  implementListing(app, 'GET /catalog/', async ({ query, request }) => {
    const find = () => (query.q ? searchArticles(database, query.q, query) : findArticles(database, query));
    // The last page of all articles costs a hundred times as much as the first.
    const { rows, total } = await limitWork(request.server.rateLimits, clientOf(request.ip), find);
    // Includes articles added since the last count.
    return { page: await presentArticles(context, rows), total: Math.max(total, query.skip + rows.length) };
  });

  implement(app, 'GET /catalog/counts', () => findCounts(database));

  implementListing(app, 'GET /catalog/imports', async ({ query }) => {
    const { rows, total } = await findRecords(database, query);
    return { page: rows.map(presentImport), total };
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
    presentArticles(context, await findByLink(database, articleAddress(query.url).key)),
  );
}
