import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { FEATURES } from '#contract/features.ts';
import { paths } from '#contract/pages.ts';
import { growTo } from '../../../bench/many-registries/many-registries.ts';
import { buildApp } from '../../app.ts';
import { servePages } from '../../pages/serve-pages.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { bookingPayload } from '../builders.ts';
import { createPerson } from '../calls/account-calls.ts';
import { wholeTablesReadBy } from '../databases/table-reads.ts';
import { createOneOfEverything } from './one-of-everything.ts';
import { sampleCall } from './sample-calls.ts';

/**
 * Everyday calls cost the same however many registries there are: none reads a whole table. Superusers' listings
 * count everything and are checked separately. PostgreSQL's own counters say what was read, whatever the planner
 * estimated.
 */

const REGISTRIES = 20_000;
/** The search examines the newest 5,000 where too many registries match (docs/search.md). */
const MOST_ROWS = 6000;

vi.mock('../../pages/web-client.ts', () => import('../pages/answering-client.ts'));

let testApp: TestApp;
let pages: FastifyInstance;
let client: pg.Client;
beforeAll(async () => {
  testApp = await startTestApp({ features: { ...FEATURES, secondOwnerFeature: true } });
  client = new pg.Client({ connectionString: testApp.databaseUrl });
  await client.connect();
  await growTo(client, 0, REGISTRIES, { wishes: 4, bookings: 2 });
  pages = await buildApp(testApp.context, { pages: servePages });
  await createPerson(testApp, { email: 'login@example.org' });
});
afterAll(async () => {
  await client.end();
  await pages.close();
  await testApp.close();
});

async function expectFewReads(act: () => Promise<unknown>): Promise<void> {
  expect((await wholeTablesReadBy(client, act, MOST_ROWS)).join('\n\n')).toBe('');
}

/** Those for things created just for a call do not matter here, and people may only create a limited number a day. */
async function forgetMails(): Promise<void> {
  await testApp.context.database.execute(sql`delete from jobs.job`);
  await testApp.context.database.execute(sql`delete from sent_mails where created_at > now() - interval '1 hour'`);
}

async function send(path: string): Promise<void> {
  const answer = await pages.inject(path);
  expect(answer.statusCode, answer.body).toBe(200);
}

const names = Object.keys(endpoints) as EndpointName[];
const everyday = names.filter((name) => (endpoints[name] as Endpoint).access !== 'superuser');

describe(`Among ${REGISTRIES} lists, no whole table is read by`, () => {
  it.each(everyday)('%s, nor by its mails', async (name) => {
    const { reach, status }: Endpoint = endpoints[name];
    const owner = await createPerson(testApp);
    const partner = await createPerson(testApp);
    const things = await createOneOfEverything(testApp, owner, { invited: partner });
    const { line, ...options } = await sampleCall(name, things);
    const { token } = reach === 'invited' ? partner : owner;
    await forgetMails();
    await expectFewReads(async () => {
      const answer = await testApp.request(line, { ...options, token });
      expect(answer.statusCode, answer.body).toBe(status ?? 200);
    });
    await expectFewReads(() => testApp.deliverMails());
  });

  it('the page of a list, new or kept', async () => {
    await expectFewReads(() => send(paths.publicRegistry('liste-10005')));
    await expectFewReads(() => send(paths.publicRegistry('liste-10005')));
  });

  it('bookings, also once PostgreSQL has one plan for whatever gifts', async () => {
    const { rows } = await testApp.context.database.execute<{ id: string }>(sql`
      select wishes.id from wishes join short_links using (birthregistry_id) join birth_registries on birth_registries.id = birthregistry_id
      where short_links.name like 'liste-%' and booking_count = 0 and birth_registries.deleted_at is null
        and wishes.deleted_at is null and is_active and expiration_date is null limit 12`);
    expect(rows).toHaveLength(12);
    const book = async (wish: { id: string }) => {
      const answer = await testApp.request('POST /booking/multi', {
        body: [bookingPayload({ wishes_ids: [Number(wish.id)] })],
      });
      expect(answer.statusCode, answer.body).toBe(201);
    };
    for (const wish of rows.slice(0, 10)) await book(wish);
    for (const wish of rows.slice(10)) await expectFewReads(() => book(wish));
  });

  it.each(['Emma Martin', 'liste', 'ma', 'dupond', 'xqzv', 'parent12345@example.org'])('a search for “%s”', (text) =>
    expectFewReads(() => send(`/api/v1/birthregistry/search/${encodeURIComponent(text)}`)),
  );
});

it('Every table of ours holds many rows here, so that reading it whole shows', async () => {
  const { rows } = await testApp.context.database.execute(sql`
    select relname as name from pg_stat_user_tables
    where schemaname = 'public' and n_live_tup < ${REGISTRIES / 2} and relname not in ('migrations', 'first_names', 'article_counts')`);
  expect(rows).toEqual([]);
});

it('Every foreign key has an index, so that deleting a row does not read the tables that may point to it', async () => {
  const { rows } = await testApp.context.database.execute(sql`
    select conrelid::regclass::text as "table", conname as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = any(conkey)
        and (indpred is null or pg_get_expr(indpred, indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$'))`);
  expect(rows).toEqual([]);
});
