import { loadavg } from 'node:os';
import pg from 'pg';
import { ensureClient } from '../scripts/client.mjs';
import { servePages } from '../server/pages/serve-pages.ts';
import { type Calls, makeCalls } from './growth/calls.ts';
import { growTo } from './many-registries/many-registries.ts';
import { median } from './service/median.ts';
import { onServer, serveHere } from './service/own-service.ts';

/**
 * `npm run bench:growth`: how long a call takes among 1,000 and among 100,000 registries (3 M wishes, 2 M bookings),
 * without the network. Each size has a database of its own, and calls alternate between the two, so that whatever
 * else the machine does slows both.
 */

const SMALL = 1_000;
const LARGE = 100_000;
const CONTENTS = { wishes: 30, bookings: 20 };
const WARM_UP = 50;
const ROUNDS = 300;
const BARS: Record<string, string> = { 'public list, not kept': '≤ ×1.2', 'public list, kept': '≤ ×1.2' };

await ensureClient();
await onServer(async (server) => {
  const small = await grown(server, SMALL);
  const large = await grown(server, LARGE);
  for (let round = 0; round < WARM_UP; round += 1) await takeRound(round, small.calls, large.calls);
  const times: Round[] = [];
  for (let round = WARM_UP; round < WARM_UP + ROUNDS; round += 1) {
    times.push(await takeRound(round, small.calls, large.calls));
  }
  report(times);
  await small.close();
  await large.close();
});

async function grown(server: string, size: number): Promise<{ calls: Calls; close(): Promise<void> }> {
  const start = performance.now();
  const databaseUrl = await emptyDatabase(server, `growth_${size}`);
  const service = await serveHere(databaseUrl, { pages: servePages });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await growTo(client, 0, size, CONTENTS);
  const calls = await makeCalls(service, client, WARM_UP + ROUNDS);
  await client.end();
  console.log(`  ${size.toLocaleString('en')} registries made in ${Math.round((performance.now() - start) / 1000)} s`);
  return { calls, close: service.close };
}

async function emptyDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Milliseconds by kind of call, among few registries and among many. */
type Round = Record<string, { small: number; large: number }>;

async function takeRound(round: number, small: Calls, large: Calls): Promise<Round> {
  const times: Round = {};
  for (const kind of Object.keys(small)) {
    times[kind] = { small: await timed(small[kind], round), large: await timed(large[kind], round) };
  }
  return times;
}

async function timed(call: Calls[string] | undefined, round: number): Promise<number> {
  const start = performance.now();
  await call?.(round);
  return performance.now() - start;
}

function report(rounds: Round[]): void {
  const load = loadavg().map((one) => one.toFixed(1));
  console.log(`\nOne call at a time, median of ${ROUNDS}, load ${load.join(' ')}\n`);
  row('', [`${SMALL.toLocaleString('en')} registries`, LARGE.toLocaleString('en'), 'ratio', 'target']);
  for (const kind of Object.keys(rounds[0] ?? {})) {
    const small = median(rounds.map((round) => round[kind]?.small ?? 0));
    const large = median(rounds.map((round) => round[kind]?.large ?? 0));
    row(kind, [`${small.toFixed(2)} ms`, `${large.toFixed(2)} ms`, `×${(large / small).toFixed(2)}`, BARS[kind] ?? '']);
  }
}

function row(name: string, cells: string[]): void {
  console.log(`  ${name.padEnd(24)}${cells.map((cell) => cell.padStart(14)).join('')}`);
}
