import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Service, startService } from '../e2e/service/service.ts';
import { ensureWrk } from '../scripts/machine.mjs';
import { withPostgres } from '../scripts/postgres.mjs';
import { openDatabase } from '../server/database/client.ts';
import { type Load, type LoadResult, press } from './booking/load.ts';
import { type Recorded, recordBooking, repeatBookings } from './booking/reference.ts';
import { median } from './service/median.ts';

/**
 * `npm run bench:booking`: bookings a second of a service with its mails leaving meanwhile, beside pgbench with the
 * same statements on the same server; fsync on. What was acknowledged is counted in the database afterwards.
 * `npm run bench:booking -- c=16` measures only what has that in its name.
 */

const REGISTRIES = 40_000;
const LARGE = 16;
const RUNS = 3;
/** The embedded server allows 60 connections, some of them used by the service. */
const MOST_CLIENTS = 40;
const PROGRAMS = '/usr/lib/postgresql/15/bin';
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

interface Case {
  name: string;
  connections: number;
  /** Bookings that pgbench makes. */
  amount: number;
  /** Gifts available to the service's run. */
  most: number;
  /** How long the service's run takes. */
  seconds: number;
  toReach: number;
  isOneRegistry?: true;
}

const CASES: Case[] = [
  { name: 'other lists, c=1', connections: 1, amount: 1500, most: 6000, seconds: 4, toReach: 600 },
  { name: 'other lists, c=16', connections: 16, amount: 4800, most: 16_000, seconds: 4, toReach: 1500 },
  { name: 'other lists, c=64', connections: 64, amount: 4800, most: 32_000, seconds: 4, toReach: 1500 },
  {
    name: 'one list, c=16',
    connections: 16,
    amount: 4000,
    most: 10_000,
    seconds: 2,
    toReach: 800,
    isOneRegistry: true,
  },
];

interface Bench {
  service: Service;
  client: pg.Client;
  url: string;
  recorded: Recorded[];
  /** How many gifts are already booked, and how many large registries there are. */
  used: { wishes: number; registries: number };
}

interface Run extends LoadResult {
  rate: number;
  mails: number;
  reference: number;
  load: number;
}

const only = process.argv[2] ?? '';
await ensureWrk();
await withPostgres(PROGRAMS, (url) => measure('PostgreSQL 15', url), DURABLE);
await measure('Embedded PostgreSQL 18', null);

async function measure(engine: string, databaseUrl: string | null): Promise<void> {
  const service = await startService({ ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}), LOG_LEVEL: 'warn' });
  const { pool, close } = await openDatabase({ databaseUrl, dataDir: service.dataDir });
  const url = String(pool.options.connectionString);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await fill(client);
    const recorded = await recordBooking(url, service.dataDir);
    console.log(
      `\n${engine}, fsync on; a booking alone is ${recorded.length === 1 ? 'one statement' : `${recorded.length} statements`}; median of ${RUNS} runs\n`,
    );
    console.log(`${''.padEnd(20)} bookings/s     target   p50 ms   p99 ms   mails/s   pgbench   ratio   load average`);
    const bench = { service, client, url, recorded, used: { wishes: 0, registries: 0 } };
    for (const wanted of CASES.filter(({ name }) => name.includes(only))) {
      const runs: Run[] = [];
      while (runs.length < RUNS) runs.push(await runOnce(bench, wanted));
      report(wanted, runs);
    }
  } finally {
    await client.end();
    await close();
    await service.stop();
  }
}

async function fill(client: pg.Client): Promise<void> {
  for (const statement of readFileSync(new URL('booking/data.sql', import.meta.url), 'utf8').split(/;\n\n/)) {
    await client.query(statement.replaceAll(':registries', String(REGISTRIES)).replaceAll(':large', String(LARGE)));
  }
}

async function runOnce(bench: Bench, wanted: Case): Promise<Run> {
  const load = loadavg()[0] ?? 0;
  const before = await count(bench.client);
  const { url } = bench.service;
  const { connections, seconds, most } = wanted;
  const wishes = wishesFor(bench, wanted, most);
  const result = await press({ url, connections, seconds, wishes });
  await pause(500);
  const after = await count(bench.client);
  if (result.others > 0) throw new Error(`${result.others} answers were no 201:\n${bench.service.log().slice(-2000)}`);
  const booked = after.bookings - before.bookings;
  // wrk disconnects at the end without waiting for answers under way.
  const onTheirWay = booked - result.acknowledged;
  if (onTheirWay < 0 || onTheirWay > connections)
    throw new Error(`${result.acknowledged} were acknowledged, the database has ${booked}.`);
  const perSecond = (amount: number) => amount / result.seconds;
  return {
    ...result,
    rate: perSecond(result.acknowledged),
    mails: perSecond(after.mails - before.mails),
    reference: await repeat(bench, wanted, wishesFor(bench, wanted, wanted.amount)),
    load,
  };
}

/** Gifts nobody has booked yet: single ones on many registries, or a registry with 500 gifts of 20 copies. */
function wishesFor({ used }: Bench, { isOneRegistry }: Case, amount: number): Load['wishes'] {
  const first = isOneRegistry ? REGISTRIES * 6 + 1 + used.registries * 500 : 1 + used.wishes;
  if (isOneRegistry) used.registries += 1;
  else used.wishes += amount;
  return { first, count: isOneRegistry ? 500 : amount };
}

function repeat({ recorded, url, service }: Bench, wanted: Case, { first, count }: Load['wishes']): Promise<number> {
  const { connections, amount, isOneRegistry } = wanted;
  const clients = Math.min(connections, MOST_CLIENTS);
  const turn = `(:turn * ${clients} + :client_id)`;
  const gift = `${first} + ${turn}${isOneRegistry ? ` % ${count}` : ''}`;
  const file = join(service.dataDir, 'booking.sql');
  return repeatBookings(recorded, { url, clients, turns: amount / clients, gift }, file);
}

async function count(client: pg.Client): Promise<{ bookings: number; mails: number }> {
  const { rows } = await client.query<{ bookings: number; mails: number }>(
    'select (select count(*)::int from bookings) as bookings, (select count(*)::int from sent_mails where sent_at is not null) as mails',
  );
  return rows[0] ?? { bookings: 0, mails: 0 };
}

function report({ name, toReach }: Case, runs: Run[]): void {
  const of = (key: keyof Run) => median(runs.map((run) => run[key]));
  const cells = [
    of('rate').toFixed(0).padStart(11),
    String(toReach).padStart(11),
    of('p50').toFixed(1).padStart(9),
    of('p99').toFixed(1).padStart(9),
    of('mails').toFixed(0).padStart(10),
    of('reference').toFixed(0).padStart(10),
    `${((100 * of('rate')) / of('reference')).toFixed(0)}%`.padStart(8),
    `   ${runs.map((run) => run.load.toFixed(1)).join(' ')}`,
  ];
  console.log(`${name.padEnd(20)}${cells.join('')}`);
}
