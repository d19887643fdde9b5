import { and, asc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { askTogether } from '../../database/ask-together.ts';
import type { Database } from '../../database/client.ts';
import { anyOf, preparedQuery } from '../../database/prepared.ts';
import { users } from '../../database/schema/accounts.ts';
import { bookingRequests, bookings, giverTokens } from '../../database/schema/bookings.ts';
import { registries } from '../../database/schema/registries.ts';
import { wishes } from '../../database/schema/wishes.ts';
import { addressColumns } from '../../registries/address.ts';
import { oldestLiveLink } from '../../registries/short-links/queries.ts';

/** The data for mails about bookings. */
export type MailRow = Awaited<ReturnType<typeof findMailRows>>[number];

const columns = {
  id: bookings.id,
  requestId: bookings.requestId,
  giver: { email: bookingRequests.email, firstName: bookingRequests.firstName, language: bookingRequests.language },
  firstName: bookings.firstName,
  lastName: bookings.lastName,
  anonymous: bookings.anonymous,
  message: bookings.message,
  thanksMessage: bookings.thanksMessage,
  bookedAt: bookings.bookedAt,
  receivedAt: bookings.receivedAt,
  cancelledBy: bookings.cancelledBy,
  wish: {
    id: wishes.id,
    title: wishes.title,
    priceCents: wishes.priceCents,
    /** No copy of it is free. */
    isTaken: gte(wishes.bookingCount, wishes.quantity).mapWith(Boolean),
  },
  registry: {
    id: registries.id,
    ownerId: registries.userId,
    title: registries.title,
    ...addressColumns,
    eventDate: registries.eventDate,
    eventDateIsPrivate: registries.eventDateIsPrivate,
    deletedAt: registries.deletedAt,
    link: oldestLiveLink(),
  },
};

/** Bookings with their giver, gift and registry, in the order they were made, including cancelled ones. */
export function findMailRows(database: Pick<Database, 'select'>, condition: SQL) {
  return database
    .select(columns)
    .from(bookings)
    .innerJoin(bookingRequests, eq(bookingRequests.id, bookings.requestId))
    .innerJoin(wishes, eq(wishes.id, bookings.wishId))
    .innerJoin(registries, eq(registries.id, bookings.registryId))
    .where(condition)
    .orderBy(asc(bookings.id));
}

interface AskedRequest {
  requestId: number;
  /** Of a token for the giver's page, to be stored with it. */
  tokenHash?: Buffer;
}

/** What a request booked and did not cancel. */
export const findRowsOfRequest = askTogether(
  async (database: Database, asked: AskedRequest[]): Promise<MailRow[][]> => {
    const tokens = asked.flatMap(({ requestId, tokenHash }) =>
      tokenHash ? [{ request_id: requestId, hash: tokenHash.toString('hex') }] : [],
    );
    const requestIds = asked.map(({ requestId }) => requestId);
    const found = await findRows(database, { requestIds: JSON.stringify(requestIds), tokens: JSON.stringify(tokens) });
    const rows = Map.groupBy(found, (row) => row.requestId);
    return requestIds.map((requestId) => rows.get(requestId) ?? []);
  },
);

const findRows = preparedQuery((database) => {
  const issued = database.$with('issued', {}).as(sql`
    insert into ${giverTokens} (hash, request_id, is_mailed)
    select decode(hash, 'hex'), request_id, true
    from json_to_recordset(${sql.placeholder('tokens')}::json) as token(hash text, request_id bigint)
    where (select ${bookingRequests.id} from ${bookingRequests} where ${bookingRequests.id} = request_id) is not null`);
  return findMailRows(
    database.with(issued),
    and(sql`${bookings.requestId} = ${anyOf('requestIds', 'bigint')}`, isNull(bookings.cancelledAt)) as SQL,
  );
});

/**
 * One of a registry's parents; null once this person no longer is one. Mails queued before registries could have two
 * belong to the owner.
 */
export function parentAmong(
  people: ParentRow[],
  { config }: Context,
  registry: MailRow['registry'] | undefined,
  { userId = registry?.ownerId }: { userId?: number },
): ParentRow | null {
  const isParent = userId === registry?.ownerId || config.features.secondOwnerFeature;
  return (isParent && people.find(({ id }) => id === userId)) || null;
}

type ParentRow = Awaited<ReturnType<typeof findPeople>>[number];

/** Owner and second owner of a registry, without deleted accounts. */
export const findPeople = askTogether(async (database: Database, registryIds: number[]) => {
  const people = Map.groupBy(
    await findPeopleOfRegistries(database, { registryIds: JSON.stringify(registryIds) }),
    ({ registryId }) => registryId,
  );
  return registryIds.map((registryId) => people.get(registryId) ?? []);
});

const findPeopleOfRegistries = preparedQuery((database) =>
  database
    .select({ id: users.id, email: users.email, language: users.language, registryId: registries.id })
    .from(registries)
    .innerJoin(users, sql`${users.id} in (${registries.userId}, ${registries.secondOwnerId})`)
    .where(and(sql`${registries.id} = ${anyOf('registryIds', 'bigint')}`, isNull(users.deletedAt))),
);
