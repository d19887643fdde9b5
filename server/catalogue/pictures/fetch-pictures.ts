import { setTimeout as rest } from 'node:timers/promises';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { articlePictures, articles } from '../../database/schema/catalogue.ts';
import type { GuardedFetch } from '../../guarded-fetch/guarded-fetch.ts';
import { ProblemError } from '../../http/problem.ts';
import { takeFetchedPicture } from '../../pictures/import-picture.ts';
import { type Manners, RETRY_DELAYS, takeWanted, type WantedPicture } from './take-wanted.ts';
import { askForPictures } from './want-pictures.ts';

/** The length of a job, which then queues the next; and the interval between two pictures of one host. */
const TIMES = { turnMs: 20_000, hostRestsMs: 1000 };
/** While one is decoded, another is fetched. */
const AT_ONCE = 2;
/** After this many failures of a host in a row, its other pictures wait. */
const MOST_FAILURES = 5;
const HOST_WAITS = '1 hour';
const WHO = 'catalogue';

interface Log {
  warn(details: object, text: string): void;
}

/**
 * Copies the shops' pictures of articles into our store, longest-waiting first: one a second per host; failures are
 * retried a few times and remembered.
 */
export async function fetchPictures(
  context: Context,
  fetchGuarded: GuardedFetch,
  log: Log,
  { turnMs, hostRestsMs } = TIMES,
): Promise<void> {
  const until = performance.now() + turnMs;
  const manners: Manners = { hostRestsMs, restsUntil: new Map(), failures: new Map() };
  let isAway = false;
  let taking: ReturnType<typeof takeWanted> = Promise.resolve('none');
  async function oneAfterTheOther(): Promise<void> {
    while (!isAway && performance.now() < until) {
      // One claims after the other, so that they never contact one host, or want one picture, at the same time.
      taking = taking.then(() => takeWanted(context, manners));
      const wanted = await taking;
      if (wanted === 'none') return;
      if (wanted === 'resting') await rest(hostRestsMs / 4);
      else isAway = (await takePicture(context, fetchGuarded, { wanted, manners, log })) === 'away' || isAway;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, oneAfterTheOther));
  // If the store is down, or people are having pictures decoded, the next round is by the clock.
  if (!isAway && performance.now() >= until) await askForPictures(context.jobs, context.database);
}

interface Errand {
  wanted: WantedPicture;
  manners: Manners;
  log: Log;
}

async function takePicture(context: Context, fetchGuarded: GuardedFetch, errand: Errand): Promise<'done' | 'away'> {
  const { wanted, manners } = errand;
  try {
    const imagePath =
      (await findTaken(context, wanted.imageUrl)) ??
      (
        await takeFetchedPicture(context, fetchGuarded, {
          url: wanted.imageUrl,
          who: WHO,
          bucket: 'item',
          userId: null,
        })
      ).imagePath;
    await keep(context, wanted, imagePath);
    manners.failures.delete(wanted.host);
    return 'done';
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (error.code === 'SERVICE_UNAVAILABLE') return 'away';
    await noteFailure(context, errand, error);
    return 'done';
  }
}

/** Another article may already show it. */
async function findTaken({ database }: Context, imageUrl: string): Promise<string | null> {
  const [row] = await database
    .select({ imagePath: articles.imagePath })
    .from(articles)
    .where(and(eq(articles.imageUrl, imageUrl), isNotNull(articles.imagePath)))
    .limit(1);
  return row?.imagePath ?? null;
}

/**
 * The article may have another picture by now, or be gone: a picture none shows is removed. One article after the
 * other: an import locks those of its feed in an order of its own.
 */
async function keep({ database }: Context, { articleIds, imageUrl }: WantedPicture, imagePath: string): Promise<void> {
  for (const id of articleIds) {
    await database.transaction(async (tx) => {
      const isSame = and(eq(articles.id, id), eq(articles.imageUrl, imageUrl), isNull(articles.imagePath));
      await tx.update(articles).set({ imagePath }).where(isSame);
      await tx.delete(articlePictures).where(isOfThese([id], imageUrl));
    });
  }
}

function isOfThese(articleIds: number[], imageUrl: string) {
  return and(inArray(articlePictures.articleId, articleIds), eq(articlePictures.imageUrl, imageUrl));
}

async function noteFailure(
  { database }: Context,
  { wanted, manners, log }: Errand,
  error: ProblemError,
): Promise<void> {
  const { articleIds, imageUrl, host, tries } = wanted;
  const reason = error.fields[0]?.message ?? error.code;
  // What is not a picture, or too large, will still be so tomorrow.
  const wait = reason === 'PICTURE_NOT_FETCHED' ? RETRY_DELAYS[tries] : undefined;
  await database
    .update(articlePictures)
    .set({ tries: tries + 1, reason, nextTryAt: wait ? sql`now() + ${wait}::interval` : null })
    .where(isOfThese(articleIds, imageUrl));
  const failures = (manners.failures.get(host) ?? 0) + 1;
  manners.failures.set(host, failures);
  if (failures < MOST_FAILURES) return;
  await database.execute(sql`
    update article_pictures set next_try_at = greatest(next_try_at, now() + ${HOST_WAITS}::interval)
    where host = ${host} and next_try_at is not null`);
  log.warn({ host, reason }, 'catalogue: a host gives no pictures, it is left alone for an hour');
}
