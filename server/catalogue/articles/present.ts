import type * as z from 'zod';
import type { Endpoints } from '#contract/endpoints.ts';
import { affiliateLinksOf } from '../../affiliate/links/affiliate-links.ts';
import type { Context } from '../../context.ts';
import { fromComparable } from '../comparable-ean.ts';
import { wantPictures } from '../pictures/want-pictures.ts';
import type { ArticleRow } from './queries.ts';

type Article = z.input<Endpoints['GET /catalog/{catalog_id}']['response']>;

/** Articles for everybody, each with the link the service earns from. Requests pictures we do not have yet. */
export async function presentArticles(
  context: Pick<Context, 'config' | 'database' | 'jobs'>,
  rows: ArticleRow[],
): Promise<Article[]> {
  if (rows.length === 0) return [];
  wantPictures(context, rows);
  const links = await affiliateLinksOf(
    context,
    rows.map(({ link }) => link),
  );
  return rows.map((row, at) => ({
    id: row.id,
    ean: row.ean === null ? null : fromComparable(row.ean),
    title: row.title,
    brand: row.brand,
    description: row.description,
    price: row.priceCents / 100,
    link: row.link,
    affiliate_link: links[at] ?? null,
    img_path: row.imagePath,
    img: row.imageUrl,
    shop: row.shop,
    category: row.category,
    available: row.vanishedAt === null,
  }));
}
