import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Answer } from '#contract/calls.ts';
import { paths } from '#contract/pages.ts';
import { MAILS_AN_HOUR } from '../../server/bookings/mails/digests.ts';
import type { Database } from '../../server/database/client.ts';
import type { Attempt } from './givers.ts';
import type { World } from './world.ts';

const MAILS_MS = 180_000;

interface Done {
  world: World;
  registry: { id: number; name: string };
  attempts: Attempt[];
  /** A process killed between the mail server's "250" and our recording it may send a mail twice. */
  mayRepeatMails: boolean;
}

/** What must be true afterwards, whatever happened. Returns what is not. */
export async function findLosses(done: Done): Promise<string[]> {
  const { database, close } = await done.world.connect();
  try {
    return [
      ...(await bookingLosses(database, done.attempts)),
      ...(await overbooked(database)),
      ...(await mailLosses(database, done)),
      ...(await pageLosses(database, done)),
      ...(await leftovers(done.world)),
    ];
  } finally {
    await close();
  }
}

async function bookingLosses(database: Database, attempts: Attempt[]): Promise<string[]> {
  const { rows } = await database.execute<{ email: string; count: number }>(
    sql`select email, count(*)::int as count from bookings where cancelled_at is null group by email`,
  );
  const booked = new Map(rows.map(({ email, count }) => [email, count]));
  const wrong = attempts.filter(({ email, outcome }) => {
    const count = booked.get(email) ?? 0;
    return outcome === 'unknown' ? count > 1 : count !== (outcome === 'acknowledged' ? 1 : 0);
  });
  return wrong.map(({ email, outcome }) => `${email}: ${outcome}, booked ${booked.get(email) ?? 0} times`);
}

async function overbooked(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ id: number }>(sql`
    select wishes.id from wishes join bookings on bookings.wish_id = wishes.id and bookings.cancelled_at is null
    group by wishes.id having count(*) > wishes.quantity`);
  return rows.map(({ id }) => `wish ${id} is booked more often than there are copies`);
}

/** Every request that booked owes its giver a summary and the parents a mail; no mail arrives twice. */
async function mailLosses(database: Database, { world, registry, mayRepeatMails }: Done): Promise<string[]> {
  const { rows } = await database.execute<{ id: number }>(sql`select id from booking_requests`);
  const owed = rows.map(({ id }) => `<booking-summary-${id}@cigogne.example>`);
  const end = Date.now() + MAILS_MS;
  const waiting = sql`
    select 1 from jobs.job where name like 'mail%' and state < 'completed' and start_after < now() + interval '10 minutes'
    union all select 1 from booking_requests where not is_told`;
  while (Date.now() < end && (await database.execute(waiting)).rows.length > 0) await pause(250);
  const taken = await world.mailsTaken();
  const missing = owed.filter((id) => !taken.has(id)).map((id) => `${id} never arrived`);
  const repeated = [...taken].filter(([, count]) => count > (mayRepeatMails ? 2 : 1));
  return [
    ...missing,
    ...repeated.map(([id, count]) => `${id} arrived ${count} times`),
    ...(await newsLosses(database, registry.id, taken)),
  ];
}

/** Parents are told of the first requests one by one, and of the rest in one mail per clock hour, an hour later. */
async function newsLosses(database: Database, registryId: number, taken: Map<string, number>): Promise<string[]> {
  const { rows: requests } = await database.execute<{ id: string; hour: number; userId: string }>(sql`
    select request_id as id, floor(extract(epoch from min(booking_date)) / 3600)::int as hour, min(user_id) as "userId"
    from bookings join birth_registries on birth_registries.id = birthregistry_id
    where birthregistry_id = ${registryId} group by request_id`);
  const { rows: jobs } = await database.execute<{ cause: string }>(sql`
    select data->>'cause' as cause from jobs.job
    where name = 'mail' and data->>'cause' like ${`somebody-booked-${registryId}-hour-%`} order by cause`);
  const isTold = ({ id, userId }: (typeof requests)[number]) =>
    taken.has(`<somebody-booked-${registryId}-${id}-${userId}@cigogne.example>`);
  const told = requests.filter(isTold).length;
  const owed = Math.min(requests.length, MAILS_AN_HOUR);
  const later = requests.filter((request) => !isTold(request));
  const digests = new Set(later.map(({ hour, userId }) => `somebody-booked-${registryId}-hour-${hour}-${userId}`));
  const queued = jobs.map(({ cause }) => cause);
  return [
    ...(told === owed ? [] : [`parents heard of ${told} requests one by one, not of ${owed}`]),
    ...(isDeepStrictEqual(queued, [...digests].sort()) ? [] : [`digests: ${queued} wait, ${[...digests]} are owed`]),
  ];
}

/** What every node shows, to people and programs, matches the database, including after a fresh start. */
async function pageLosses(database: Database, { world, registry }: Done): Promise<string[]> {
  const { rows } = await database.execute<{ id: number; count: number }>(sql`
    select wish_id as id, count(*)::int as count from bookings
    where birthregistry_id = ${registry.id} and cancelled_at is null group by wish_id`);
  const inDatabase = new Map(rows.map(({ id, count }) => [Number(id), count]));
  const losses: string[] = [];
  for (const node of world.nodes) {
    const answer = await fetch(`${node.url}/api/v1/birthregistry/shortlink/${registry.name}`);
    const { categories } = (await answer.json()) as Answer<'GET /birthregistry/shortlink/{shortlink}'>;
    const shown = categories.flatMap(({ wishes }) => wishes).filter(({ bookings }) => bookings.length > 0);
    const inApi = new Map(shown.map(({ id, bookings }) => [id, bookings.length]));
    const sorted = (counts: Map<number, number>) => [...counts].sort(([a], [b]) => a - b);
    if (!isDeepStrictEqual(sorted(inApi), sorted(inDatabase)))
      losses.push(`${node.url}: the API shows other bookings than there are`);
    const before = await readPage(node.url, registry.name);
    await node.end('SIGTERM');
    await node.start();
    if (before !== (await readPage(node.url, registry.name)))
      losses.push(`${node.url}: the page is not that of a fresh start`);
  }
  return losses;
}

async function readPage(url: string, name: string): Promise<string> {
  const answer = await fetch(`${url}${paths.publicRegistry(name)}`);
  return `${answer.status} ${await answer.text()}`;
}

/** Partial mails and pictures that nobody will finish. */
async function leftovers({ dataDir }: World): Promise<string[]> {
  const names = await readdir(dataDir, { recursive: true });
  const drafts = names.filter((name) => /^(outbox|images)\/(.*\/)?\.[^/]+$/.test(name));
  return drafts.map((name) => `${name} was left behind`);
}
