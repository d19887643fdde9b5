import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { newParent } from '../e2e/people/people.ts';
import { apiAt } from '../e2e/service/api.ts';
import { openOutbox } from '../e2e/service/outbox.ts';
import { startService } from '../e2e/service/service.ts';
import { ensureWrk } from '../scripts/machine.mjs';
import { openDatabase } from '../server/database/client.ts';
import { type LoadResult, press } from './booking/load.ts';
import { median } from './service/median.ts';

/**
 * `npm run bench:affiliate`: how bookings fare while the affiliate links of a million wishes are updated, alternating
 * with and without, on the embedded PostgreSQL with fsync on; medians. `-- 200000` takes fewer wishes; with `--
 * 1000000 whole` the update runs to its end, through a restart of the service.
 */

const REGISTRIES = 20_000;
const LARGE = 16;
const RUNS = 5;
const CONNECTIONS = 4;
const SECONDS = 5;
const ALONE_SECONDS = 15;
/** One run books no more than these; each gift is booked once. */
const WISHES_OF_RUN = 12_000;
/** Gifts that were already booked. */
let used = 0;
const WISHES = Number(process.argv[2] ?? 1_000_000);
const IS_WHOLE = process.argv[3] === 'whole';
const SETTINGS = { AFFILIATE_AWIN: '99', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };

await ensureWrk();
let service = await startService(SETTINGS);
const { pool, close } = await openDatabase({ databaseUrl: null, dataDir: service.dataDir });
const client = new pg.Client({ connectionString: String(pool.options.connectionString) });
await client.connect();
try {
  const { api, id, token } = await newParent(service.url, openOutbox(service.dataDir));
  await client.query('update users set is_superuser = true where id = $1', [id]);
  await fill();
  console.log(`\n${WISHES} wishes with a link; ${CONNECTIONS} people book at once, ${SECONDS} s a run\n`);
  console.log(`${''.padEnd(12)} bookings/s   p50 ms   p99 ms   wishes/s`);
  const without: LoadResult[] = [];
  const meanwhile: LoadResult[] = [];
  const speeds: number[] = [];
  const patch = () => api('PATCH /wish/admin/update_affiliate_links');
  const look = () => api('GET /wish/admin/update_affiliate_links');
  for (let run = 0; run < RUNS; run += 1) {
    without.push(await book());
    const { done } = await patch();
    const booked = await book();
    meanwhile.push(booked);
    speeds.push(((await look()).done - done) / booked.seconds);
    // Jobs of an earlier run stop; the next press resumes from there.
    await client.query('update affiliate_updates set turn = turn + 1');
    await pause(1000);
  }
  report('without', without);
  report('meanwhile', meanwhile, median(speeds));
  const { done } = await patch();
  await pause(ALONE_SECONDS * 1000);
  const update = await look();
  const alone = (update.done - done) / ALONE_SECONDS;
  console.log(
    `\nAlone ${alone.toFixed(0)} wishes/s, a million in ${(1e6 / alone / 60).toFixed(0)} min; ${update.changed} links changed`,
  );
  if (IS_WHOLE) await goToTheEnd(token, update.started_date);
} finally {
  await client.end();
  await close();
  await service.stop();
}

/** Prints the progress once a minute, and what the database contains when it has ended. */
async function goToTheEnd(token: string, since: unknown): Promise<void> {
  const { dataDir, url } = service;
  await service.stop({ keepsData: true });
  // A token is bound to one address.
  service = await startService({ ...SETTINGS, DATA_DIR: dataDir, PORT: new URL(url).port, PUBLIC_URL: url });
  const api = apiAt(url, token);
  for (let round = 0; ; round += 1) {
    const { state, done, total, changed } = await api('GET /wish/admin/update_affiliate_links');
    if (round % 12 === 0 || state !== 'running') console.log(`${state}: ${done} of ${total}, ${changed} changed`);
    if (state !== 'running') break;
    await pause(5000);
  }
  const { rows } = await client.query(
    `select count(*)::int as wishes, count(*) filter (where affiliate_link is not null)::int as "withLink" from wishes`,
  );
  console.log(`begun ${since}, ended ${new Date().toISOString()}; in the database: ${JSON.stringify(rows[0])}`);
}

/** Every wish has a link the update will change, including booked ones. */
async function fill(): Promise<void> {
  // The data's accounts have ids from 1 on, while the superuser's is random.
  for (const statement of readFileSync(new URL('booking/data.sql', import.meta.url), 'utf8').split(/;\n\n/)) {
    const filled = statement.replaceAll(':registries', String(REGISTRIES)).replaceAll(':large', String(LARGE));
    await client.query(filled.replaceAll('FROM users', `FROM users where id <= ${REGISTRIES + LARGE}`));
  }
  await client.query(`
    insert into wishes (id, birthregistry_id, category_id, "order", title)
    select 2000000 + n, categories.birthregistry_id, categories.id, 9, 'Cadeau'
    from generate_series(1, ${WISHES} - (select count(*)::int from wishes)) n
    join categories on categories.birthregistry_id = 1 + n % ${REGISTRIES}`);
  await client.query(`update wishes set link = 'https://www.cdiscount.com/f-' || id || '.html'`);
  await client.query('vacuum full analyze wishes');
}

/** The number of people, each booking one gift after the other. */
async function book(): Promise<LoadResult> {
  const wishes = { first: 1 + used, count: WISHES_OF_RUN };
  used += WISHES_OF_RUN;
  const result = await press({ url: service.url, connections: CONNECTIONS, seconds: SECONDS, wishes });
  if (result.others > 0) throw new Error(`${result.others} answers were no 201:\n${service.log().slice(-2000)}`);
  return result;
}

function report(name: string, runs: LoadResult[], wishes?: number): void {
  const cells = [
    median(runs.map(({ acknowledged, seconds }) => acknowledged / seconds))
      .toFixed(0)
      .padStart(11),
    median(runs.map(({ p50 }) => p50))
      .toFixed(1)
      .padStart(9),
    median(runs.map(({ p99 }) => p99))
      .toFixed(1)
      .padStart(9),
    (wishes?.toFixed(0) ?? '').padStart(11),
  ];
  console.log(`${name.padEnd(12)}${cells.join('')}`);
}
