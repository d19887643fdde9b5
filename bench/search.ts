import { loadavg } from 'node:os';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../server/database/client.ts';
import { searchRegistries } from '../server/registries/search/search-registries.ts';
import { growTo } from './many-registries/many-registries.ts';
import { type Queries, queriesOf } from './search/queries.ts';
import { onServer, serveHere } from './service/own-service.ts';

/**
 * `npm run bench:search [-- --plans]`: the search over 100,000 and then 1,000,000 registries on a PostgreSQL of our
 * own, or on the database of BENCH_DATABASE_URL (a superuser's; empty, or filled by an earlier run): how long a call
 * takes, without the network. `--plans` prints what the database did for a query of each kind.
 */

const SIZES = [100_000, 1_000_000];
const BAR = { median: 10, late: 30 };

await onServer(bench);

async function bench(databaseUrl: string): Promise<void> {
  const { app, close } = await serveHere(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const size of SIZES) {
    const held = await countRegistries(client);
    if (held > size) continue;
    await growTo(client, held, size);
    const queries = await queriesOf(client, size);
    const search = async (text: string) => {
      const start = performance.now();
      const answer = await app.inject(`/api/v1/birthregistry/search/${encodeURIComponent(text)}?limit=10`);
      if (answer.statusCode !== 200) throw new Error(`${text}: ${answer.statusCode} ${answer.body}`);
      return { ms: performance.now() - start, found: answer.json<unknown[]>().length };
    };
    await measure(queries, search);
    report(size, await measure(queries, search));
    if (process.argv.includes('--plans')) await showPlans(client, queries);
  }
  await client.end();
  await close();
}

async function countRegistries(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from birth_registries');
  return rows[0]?.count ?? 0;
}

interface Timed {
  ms: number;
  found: number;
}

/** One query after the other, alternating between the kinds. */
async function measure(queries: Queries, search: (text: string) => Promise<Timed>): Promise<Map<string, Timed[]>> {
  const times = new Map<string, Timed[]>(Object.keys(queries).map((kind) => [kind, []]));
  const most = Math.max(...Object.values(queries).map((texts) => texts.length));
  for (let round = 0; round < most; round += 1) {
    for (const [kind, texts] of Object.entries(queries)) {
      const text = texts[round];
      if (text !== undefined) times.get(kind)?.push(await search(text));
    }
  }
  return times;
}

function report(size: number, times: Map<string, Timed[]>): void {
  console.log(
    `\nSearch over ${size.toLocaleString('en')} registries, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}\n`,
  );
  console.log(`  ${''.padEnd(26)}${'median'.padStart(9)}${'95th'.padStart(9)}${'found'.padStart(8)}`);
  for (const [kind, timed] of times) row(kind, timed);
  row('all', [...times.values()].flat());
  console.log(`  ${'the bar'.padEnd(26)}${`${BAR.median} ms`.padStart(9)}${`${BAR.late} ms`.padStart(9)}\n`);
}

function row(kind: string, timed: Timed[]): void {
  const sorted = timed.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`;
  const found = timed.filter((one) => one.found > 0).length / timed.length;
  console.log(
    `  ${kind.padEnd(26)}${at(0.5).padStart(9)}${at(0.95).padStart(9)}${`${Math.round(found * 100)} %`.padStart(8)}`,
  );
}

async function showPlans(client: pg.Client, queries: Queries): Promise<void> {
  await client.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
    set auto_explain.log_buffers = on; set max_parallel_workers_per_gather = 0; set jit = off;
    set client_min_messages = log`);
  const show = ({ message }: { message?: string | undefined }) => console.log(message);
  client.on('notice', show);
  const database = drizzle({ client }) as unknown as Database;
  for (const [kind, texts] of Object.entries(queries)) {
    console.log(`\n### ${kind}: ${texts[0]}\n`);
    await searchRegistries(database, texts[0] ?? '', { skip: 0, limit: 10, withSecondOwners: true });
  }
  client.off('notice', show);
  await client.query('set client_min_messages = warning');
}
