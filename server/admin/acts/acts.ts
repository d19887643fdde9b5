import { type AnyColumn, type Column, desc, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Paging } from '#contract/paging.ts';
import { BROWSING_READS, RECORDED_READS, type RecordedId } from '#contract/recorded-calls.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/accounts.ts';
import { superuserActs } from '../../database/schema/admin.ts';
import { bookings } from '../../database/schema/bookings.ts';
import { babies, registries } from '../../database/schema/registries.ts';
import { shortLinks } from '../../database/schema/short-links.ts';
import { categories, wishes } from '../../database/schema/wishes.ts';

const READ = new Set<string>(RECORDED_READS);
const HOURLY = new Set<string>(BROWSING_READS);

/**
 * Records what superusers do, before the answer is sent: all they write, and whose data they read. Must be called
 * before the API's routes are registered. What cannot be recorded is answered with an error.
 */
export function recordActs(api: FastifyInstance, { database }: Context): void {
  // Answers streamed in parts are covered, too: this hook runs before their first part is sent.
  api.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode >= 400 || !isAct(request)) return;
    const act = actOf(request, payload);
    if (HOURLY.has(act.call)) await recordReading(database, act);
    else await database.insert(superuserActs).values(act);
  });
}

function isAct({ method, user, routeOptions }: FastifyRequest): boolean {
  const { name = '' } = routeOptions.config;
  return user?.isSuperuser === true && (READ.has(name) || !(method === 'GET' || method === 'HEAD'));
}

function actOf({ user, routeOptions, params, body }: FastifyRequest, payload: unknown): NewAct {
  const ids = Object.entries(params ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  const registryId = registryIn(body) ?? registryIn(answerIn(payload));
  return {
    userId: user?.id ?? 0,
    call: routeOptions.config.name ?? '',
    about: { ...(registryId === undefined ? {} : { birth_registry_id: registryId }), ...Object.fromEntries(ids) },
    reason: (body as { reason?: string } | undefined)?.reason ?? null,
  };
}

/** The registry that something is made or deleted in: its path does not name it, and what is deleted tells no more. */
function registryIn(said: unknown): number | undefined {
  const { birthregistry_id, birth_registry_id = birthregistry_id } = (said ?? {}) as Record<string, unknown>;
  return typeof birth_registry_id === 'number' ? birth_registry_id : undefined;
}

/** What is answered piece by piece has its registry in the path. */
function answerIn(payload: unknown): unknown {
  return typeof payload === 'string' && payload.startsWith('{') ? JSON.parse(payload) : undefined;
}

type NewAct = typeof superuserActs.$inferInsert;

/** Told once an hour; of lists of one's own never. What names none is everybody's. */
async function recordReading(database: Database, { userId, call, about }: NewAct): Promise<void> {
  const names = JSON.stringify(about);
  const isOthers = exists(
    database
      .select({ id: registries.id })
      .from(registries)
      .where(
        sql`${registries.id} = ${registryIdIn(sql`${names}::jsonb`)} and ${registries.userId} <> ${userId}
          and ${registries.secondOwnerId} is distinct from ${userId}`,
      ),
  );
  await database.execute(sql`
    insert into ${superuserActs} (user_id, call, about)
    select ${userId}::bigint, ${call}, ${names}::jsonb
    where ${names === '{}' ? sql`true` : isOthers} and not exists (
      select from ${superuserActs} where ${superuserActs.createdAt} > now() - interval '1 hour'
        and ${superuserActs.userId} = ${userId} and ${superuserActs.call} = ${call}
        and ${superuserActs.about} = ${names}::jsonb
    )`);
}

export type Act = Awaited<ReturnType<typeof findActs>>['rows'][number];

/** A page of the superusers' acts, latest first, and their total. */
export async function findActs(database: Database, { skip, limit }: Paging) {
  const rows = await database
    .select({
      id: superuserActs.id,
      userId: superuserActs.userId,
      email: users.email,
      call: superuserActs.call,
      about: superuserActs.about,
      reason: superuserActs.reason,
      registryId: ofRegistry(registries.id).mapWith(Number),
      registryTitle: ofRegistry(registries.title),
      name: nameOfAccount(),
      createdAt: superuserActs.createdAt,
    })
    .from(superuserActs)
    .leftJoin(users, eq(users.id, superuserActs.userId))
    .orderBy(desc(superuserActs.id))
    .offset(skip)
    .limit(limit);
  return { rows, total: await database.$count(superuserActs) };
}

/** Whose account an act was about; null when it is gone. */
function nameOfAccount(): SQL<string | null> {
  return sql`(
    select people.first_name || ' ' || people.last_name from ${users} people
    where people.deleted_at is null and people.id = ${idIn(superuserActs.about, 'user_id')}
  )`;
}

/** Of the list that an act was about, or that has what it was about; null when either is gone. */
function ofRegistry<Value>(column: AnyColumn<{ data: Value }>): SQL<Value | null> {
  return sql`(
    select ${column} from ${registries}
    where ${registries.deletedAt} is null and ${registries.id} = ${registryIdIn(superuserActs.about)}
  )`;
}

function registryIdIn(about: SQL | Column): SQL {
  const idOf = (name: RecordedId) => idIn(about, name);
  return sql`coalesce(
    ${idOf('birth_registry_id')},
    (select ${wishes.registryId} from ${wishes} where ${wishes.id} = ${idOf('wish_id')} and ${wishes.deletedAt} is null),
    (select ${categories.registryId} from ${categories} where ${categories.id} = ${idOf('category_id')}),
    (select ${babies.registryId} from ${babies} where ${babies.id} = ${idOf('baby_id')}),
    (select ${shortLinks.registryId} from ${shortLinks} where ${shortLinks.id} = ${idOf('shortlink_id')}),
    (select ${bookings.registryId} from ${bookings} where ${bookings.id} = ${idOf('booking_id')})
  )`;
}

function idIn(about: SQL | Column, name: RecordedId): SQL {
  return sql`(${about} ->> ${sql.raw(`'${name}'`)})::bigint`;
}
