import * as z from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { id, idInPath } from './entities.ts';
import { LIMITS, SEARCH_QUERY_MAX } from './limits.ts';
import { paging } from './paging.ts';
import { ARTICLE_CATEGORIES, IMPORT_FAILURES, REFUSAL_REASONS } from './shops/articles.ts';
import { line, moment, requiredLine, webAddress } from './texts.ts';

const article = z
  .object({
    id,
    ean: z.string().nullable(),
    title: z.string(),
    brand: z.string().nullable(),
    description: z.string().nullable(),
    /** Euros, at most two decimals; 0 means "no price". */
    price: z.number(),
    link: z.string(),
    affiliate_link: z.string().nullable(),
    img_path: z.string().nullable(),
    /** The shop's own picture, to be copied into our store; pages never show it from the shop. */
    img: z.string().nullable(),
    shop: z.string(),
    category: z.enum(ARTICLE_CATEGORIES),
    /** False once the shop's feed no longer lists it. */
    available: z.boolean(),
  })
  .meta({ id: 'Article', description: 'An article of the catalogue.' });

const cents = (text: string) => (text === '' ? null : Math.round(Number(text) * 100));

/** `20-50`, `20-`, `-50`: euros, both ends included; a bare `50` is an upper bound. */
const priceRange = z
  .string()
  .regex(/^(?=.*\d)(?:(?:\d{1,6}(?:\.\d{1,2})?)?-)?(?:\d{1,6}(?:\.\d{1,2})?)?$/)
  .transform((text) => {
    const [from = '', to = ''] = text.includes('-') ? text.split('-') : ['', text];
    return { from: cents(from), to: cents(to) };
  })
  // A single value counts as a list of one.
  .meta({ type: ['string', 'number'] as never });

export const articleQuery = paging.extend({
  q: line(SEARCH_QUERY_MAX).optional(),
  category: z.enum(ARTICLE_CATEGORIES).optional(),
  shop: requiredLine(LIMITS.name).optional(),
  price: priceRange.optional(),
  /** Only those of which we have the picture. */
  pictured: z.literal('true').optional(),
});

const count = z.int();

const catalogueImport = z
  .object({
    id,
    feed: z.string(),
    state: z.enum(['running', 'done', 'failed', 'stopped']),
    reason: z.enum(IMPORT_FAILURES).nullable(),
    details: z.string().nullable(),
    started_date: moment,
    ended_date: moment.nullable(),
    rows_read: count,
    added: count,
    changed: count,
    unchanged: count,
    vanished: count,
    refused: count,
    refusals: z.array(z.object({ line: count, reason: z.enum(REFUSAL_REASONS) })),
  })
  .meta({ id: 'CatalogImport', description: 'One reading of a shop’s feed, and what came of it.' });

const linkUpdate = z
  .object({ state: z.enum(['none', 'running', 'done']), done: count, linked: count })
  .meta({ id: 'CatalogLinking', description: 'How far linking wishes to articles is.' });

const tag = 'Catalogue';
const EAN = /^[\d\s-]{8,20}$/;

export const catalogueEndpoints = defineEndpoints({
  'GET /catalog/': {
    summary:
      'The articles of the catalogue. `q` finds them by their words, parts of words and one typo, the best match first and at most 300; a price range begins with the cheapest; `pictured=true` leaves out those of which we have no picture.',
    tag,
    access: 'anyone',
    query: articleQuery,
    response: z.array(article),
    responseHeaders: ['X-Total-Count'],
    limit: 'browse',
  },
  'GET /catalog/counts': {
    summary: 'How many articles there are, by category and by shop.',
    tag,
    access: 'anyone',
    response: z
      .object({
        articles: count,
        categories: z.array(
          z.object({ category: z.enum(ARTICLE_CATEGORIES), articles: count }).meta({ id: 'CategoryCount' }),
        ),
        shops: z.array(z.object({ shop: z.string(), articles: count }).meta({ id: 'ShopCount' })),
      })
      .meta({ id: 'CatalogCounts' }),
  },
  'GET /catalog/imports': {
    summary: 'The imports of feeds, the latest first, with the first hundred lines that each refused.',
    tag,
    access: 'superuser',
    reach: 'superusers',
    query: paging,
    response: z.array(catalogueImport),
    responseHeaders: ['X-Total-Count'],
  },
  'GET /catalog/{catalog_id}': {
    summary: 'An article.',
    tag,
    access: 'anyone',
    params: z.object({ catalog_id: idInPath }),
    response: article,
    errors: ['NOT_FOUND'],
  },
  'POST /catalog/duplicates/ean': {
    summary: 'The articles with this EAN (GTIN-8, 12, 13 and 14 alike).',
    tag,
    access: 'anyone',
    query: z.object({ ean: line(20).refine((text) => EAN.test(text), 'INVALID_VALUE') }),
    response: z.array(article),
    limit: 'browse',
  },
  'POST /catalog/duplicates/url': {
    summary: 'The articles that this address leads to, also with tracking parameters or through a network.',
    tag,
    access: 'anyone',
    query: z.object({ url: webAddress }),
    response: z.array(article),
    limit: 'browse',
  },
  'PATCH /wish/admin/init_link_to_catalog': {
    summary: 'Begins, or goes on, to link wishes to the articles that they are, by their addresses, as a job.',
    tag,
    access: 'superuser',
    response: linkUpdate,
  },
  'GET /wish/admin/init_link_to_catalog': {
    summary: 'How far linking wishes to articles is.',
    tag,
    access: 'superuser',
    response: linkUpdate,
  },
});
