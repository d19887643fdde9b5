import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { retried } from '../../database/transactions/retried-transaction.ts';

/** How long a picture waits after its first, second … failed attempt; after the last it is given up. */
export const RETRY_DELAYS = ['10 minutes', '2 hours', '1 day', '7 days'];

/** A picture, and the articles that will show it: colours and sizes of one product often share theirs. */
export interface WantedPicture {
  articleIds: number[];
  imageUrl: string;
  host: string;
  tries: number;
}

/** What a run knows about the hosts it contacts. */
export interface Manners {
  hostRestsMs: number;
  /** When each may be contacted again, by this process's clock. */
  restsUntil: Map<string, number>;
  failures: Map<string, number>;
}

type WantedRow = { id: number; image_url: string; host: string; tries: number };

/** Claims one that is due, so that nobody else takes it; if the process dies, it becomes due again. */
export async function takeWanted(
  { database }: Context,
  { restsUntil, hostRestsMs }: Manners,
): Promise<WantedPicture | 'none' | 'resting'> {
  const now = performance.now();
  const resting = [...restsUntil].flatMap(([host, end]) => (end > now ? host : []));
  const claim = sql`
    with next as (
      select image_url, host from article_pictures
      where next_try_at <= now() and host <> all(${sql.param(resting)}::text[])
      order by next_try_at limit 1 for update skip locked
    )
    update article_pictures wanted set next_try_at = now() + ${RETRY_DELAYS[0]}::interval
    from next where wanted.host = next.host and wanted.image_url = next.image_url and wanted.next_try_at <= now()
    returning wanted.article_id::float8 as id, wanted.image_url, wanted.host, wanted.tries`;
  // Of one picture, two nodes may each have begun with another article.
  const { rows } = await retried(() => database.execute<WantedRow>(claim));
  const [row] = rows;
  if (!row) return resting.length > 0 ? 'resting' : 'none';
  restsUntil.set(row.host, now + hostRestsMs);
  return { articleIds: rows.map(({ id }) => id), imageUrl: row.image_url, host: row.host, tries: row.tries };
}
