import { and, eq, inArray, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import {
  bookingRequests,
  bookings,
  categories,
  emailChanges,
  failedMails,
  giverTokens,
  idempotencyKeys,
  knownPlaces,
  pictures,
  registries,
  secondOwnerInvitations,
  sentMails,
  shares,
  shortLinkNames,
  superuserMails,
  tokens,
  users,
  wishes,
} from '../database/schema.ts';
import { removePictures } from '../pictures/keep-pictures.ts';
import { today } from '../registries/access.ts';

/** Rows that one statement removes at most, so that nobody waits for the cleaning. */
const BATCH = 200;

/**
 * Removes for good what is too old to be of use or to be wanted back; runs once a day. What others point to goes after
 * what points to it.
 */
export async function cleanUp(context: Context): Promise<void> {
  const { database } = context;
  await remove(database, tokens, tokens.hash, lt(tokens.expiresAt, sql`now()`));
  await remove(database, emailChanges, emailChanges.id, olderThan(emailChanges.createdAt, '7 days'));
  await remove(database, secondOwnerInvitations, secondOwnerInvitations.id, isForgotten());
  await remove(database, idempotencyKeys, idempotencyKeys.keyHash, olderThan(idempotencyKeys.createdAt, '1 day'));
  await remove(database, knownPlaces, knownPlaces.hash, olderThan(knownPlaces.usedAt, '1 year'));
  await remove(database, giverTokens, giverTokens.hash, opensNothing(database));
  await remove(database, sentMails, sentMails.messageId, olderThan(sentMails.createdAt, '30 days'));
  await remove(database, failedMails, failedMails.id, olderThan(failedMails.failedAt, '30 days'));
  await remove(database, shares, shares.id, olderThan(shares.createdAt, '35 days'));
  await remove(database, superuserMails, superuserMails.id, olderThan(superuserMails.createdAt, '35 days'));
  await remove(database, bookings, bookings.id, olderThan(bookings.cancelledAt, '30 days'));
  await remove(database, wishes, wishes.id, olderThan(wishes.deletedAt, '30 days'));
  await remove(database, categories, categories.id, isEmptyAndGone(database));
  await removeRegistries(database);
  await remove(database, shortLinkNames, shortLinkNames.name, lt(shortLinkNames.freeAt, sql`now()`));
  await remove(database, bookingRequests, bookingRequests.id, bookedNothing(database));
  await removeUnusedPictures(context);
  await remove(database, users, users.id, isGoneForGood(database));
  await database.execute(sql`select count_search_words()`);
}

function olderThan(moment: PgColumn, age: string): SQL {
  return lt(moment, sql`now() - ${age}::interval`);
}

/** Removes what fits, a batch at a time. */
async function remove(database: Database, table: PgTable, key: PgColumn, where: SQL): Promise<void> {
  let removed = BATCH;
  while (removed === BATCH) {
    const { rows } = await database.execute<{ count: number }>(sql`
      with removed as (
        delete from ${table} where ${key} in (select ${key} from ${table} where ${where} limit ${BATCH}) returning 1
      )
      select count(*)::int as count from removed`);
    removed = rows[0]?.count ?? 0;
  }
}

/** A giver's token six months after the last event of the lists it is about, or after the booking if that is later. */
function opensNothing(database: Database): SQL {
  const lastDay = sql`greatest(max(${registries.eventDate}), (${bookingRequests.createdAt} at time zone 'Europe/Paris')::date)`;
  const opensSomething = database
    .select({ id: bookingRequests.id })
    .from(bookingRequests)
    .leftJoin(bookings, eq(bookings.requestId, bookingRequests.id))
    .leftJoin(registries, eq(registries.id, bookings.registryId))
    .where(eq(bookingRequests.id, giverTokens.requestId))
    .groupBy(bookingRequests.id)
    .having(sql`${lastDay} + interval '6 months' >= ${today}`);
  // Most requests are too young, which is seen without looking at what they booked.
  const old = database
    .select({ id: bookingRequests.id })
    .from(bookingRequests)
    .where(olderThan(bookingRequests.createdAt, '5 months'));
  return and(inArray(giverTokens.requestId, old), notExists(opensSomething)) as SQL;
}

/** Its wishes may come back longer than the category itself was deleted. */
function isEmptyAndGone(database: Database): SQL {
  return and(
    olderThan(categories.deletedAt, '30 days'),
    notExists(database.select({ id: wishes.id }).from(wishes).where(eq(wishes.categoryId, categories.id))),
  ) as SQL;
}

/** An address that was invited is kept while its owner may wonder what became of it, and counts for a day. */
function isForgotten(): SQL {
  const { closedAt, expiresAt, createdAt } = secondOwnerInvitations;
  const isClosed = and(sql`${closedAt} is not null`, olderThan(createdAt, '1 day'));
  return or(isClosed, olderThan(expiresAt, '30 days')) as SQL;
}

function bookedNothing(database: Database): SQL {
  return and(
    olderThan(bookingRequests.createdAt, '30 days'),
    notExists(database.select({ id: bookings.id }).from(bookings).where(eq(bookings.requestId, bookingRequests.id))),
  ) as SQL;
}

/** Accounts never activated and accounts deleted; one that still has lists stays until those are gone. */
function isGoneForGood(database: Database): SQL {
  const neverActivated = and(
    sql`${users.activatedAt} is null`,
    sql`${users.deletedAt} is null`,
    olderThan(users.createdAt, '7 days'),
  );
  return and(
    or(neverActivated, olderThan(users.deletedAt, '30 days')),
    notExists(database.select({ id: registries.id }).from(registries).where(eq(registries.userId, users.id))),
  ) as SQL;
}

/** Lists deleted, or of deleted accounts, with all that is in them; their names stay taken for a year. */
async function removeRegistries(database: Database): Promise<void> {
  const gone = database
    .select({ id: registries.id })
    .from(registries)
    .where(olderThan(registries.deletedAt, '30 days'))
    .union(
      database
        .select({ id: registries.id })
        .from(registries)
        .innerJoin(users, eq(users.id, registries.userId))
        .where(olderThan(users.deletedAt, '30 days')),
    )
    .limit(BATCH / 10);
  for (let ids = await idsOf(gone); ids.length > 0; ids = await idsOf(gone)) {
    await database.transaction(async (tx) => {
      await tx
        .update(shortLinkNames)
        .set({
          registryId: null,
          shortLinkId: null,
          freeAt: sql`coalesce(${shortLinkNames.freeAt}, now() + interval '1 year')`,
        })
        .where(inArray(shortLinkNames.registryId, ids));
      await tx.delete(registries).where(inArray(registries.id, ids));
    });
  }
}

async function idsOf(query: PromiseLike<{ id: number }[]>): Promise<number[]> {
  return (await query).map(({ id }) => id);
}

/** Pictures that were sent over a day ago and that nothing shows, with their files. */
async function removeUnusedPictures(context: Context): Promise<void> {
  const { database } = context;
  let last = '';
  for (;;) {
    const found = await database
      .select({ path: pictures.imagePath })
      .from(pictures)
      .where(and(sql`${pictures.imagePath} > ${last}`, isUnused(database)))
      .orderBy(pictures.imagePath)
      .limit(BATCH);
    if (found.length === 0) return;
    last = found.at(-1)?.path ?? '';
    await removePictures(
      context,
      found.map(({ path }) => path),
    );
  }
}

function isUnused(database: Database): SQL {
  return and(
    olderThan(pictures.createdAt, '1 day'),
    notExists(database.select({ id: wishes.id }).from(wishes).where(eq(wishes.imagePath, pictures.imagePath))),
    notExists(
      database
        .select({ id: registries.id })
        .from(registries)
        .where(or(eq(registries.imagePath, pictures.imagePath), eq(registries.thumbnailPath, pictures.thumbnailPath))),
    ),
  ) as SQL;
}
