import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Paging } from '#contract/paging.ts';
import { RECORDED_READS, type RecordedId } from '#contract/recorded-calls.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/accounts.ts';
import { superuserActs } from '../../database/schema/admin.ts';
import { bookings } from '../../database/schema/bookings.ts';
import { babies, registries } from '../../database/schema/registries.ts';
import { shortLinks } from '../../database/schema/short-links.ts';
import { categories, wishes } from '../../database/schema/wishes.ts';

const READ = new Set<string>(RECORDED_READS);

/**
 * Records what superusers do, before the answer is sent: everything they write, and whose data they read. Must be called
 * before the API's routes are registered. What cannot be recorded is answered with an error.
 */
export function recordActs(api: FastifyInstance, { database }: Context): void {
  // Answers streamed in parts are covered, too: this hook runs before their first part is sent.
  api.addHook('onSend', async (request, reply) => {
    if (reply.statusCode < 400 && isAct(request)) await record(database, request);
  });
}

function isAct({ method, user, routeOptions }: FastifyRequest): boolean {
  const { name = '' } = routeOptions.config;
  return user?.isSuperuser === true && (READ.has(name) || !(method === 'GET' || method === 'HEAD'));
}

async function record(database: Database, { user, routeOptions, params, body }: FastifyRequest): Promise<void> {
  const ids = Object.entries(params ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  await database.insert(superuserActs).values({
    userId: user?.id ?? 0,
    call: routeOptions.config.name ?? '',
    about: Object.fromEntries(ids),
    reason: (body as { reason?: string } | undefined)?.reason ?? null,
  });
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
      registryId: registryOfAct().mapWith(Number),
      createdAt: superuserActs.createdAt,
    })
    .from(superuserActs)
    .leftJoin(users, eq(users.id, superuserActs.userId))
    .orderBy(desc(superuserActs.id))
    .offset(skip)
    .limit(limit);
  return { rows, total: await database.$count(superuserActs) };
}

/** The list that an act was about, or that has what it was about; null when either is gone. */
function registryOfAct(): SQL<number | null> {
  const idOf = (name: RecordedId) => sql`(${superuserActs.about} ->> ${sql.raw(`'${name}'`)})::bigint`;
  return sql`(
    select ${registries.id} from ${registries} where ${registries.deletedAt} is null and ${registries.id} = coalesce(
      ${idOf('birth_registry_id')},
      (select ${wishes.registryId} from ${wishes} where ${wishes.id} = ${idOf('wish_id')} and ${wishes.deletedAt} is null),
      (select ${categories.registryId} from ${categories} where ${categories.id} = ${idOf('category_id')}),
      (select ${babies.registryId} from ${babies} where ${babies.id} = ${idOf('baby_id')}),
      (select ${shortLinks.registryId} from ${shortLinks} where ${shortLinks.id} = ${idOf('shortlink_id')}),
      (select ${bookings.registryId} from ${bookings} where ${bookings.id} = ${idOf('booking_id')})
    )
  )`;
}
