import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '#contract/pages.ts';
import { startService } from '../e2e/service/service.ts';
import { root } from '../scripts/processes.mjs';
import { mebibytesOf, watchMemory } from './service/memory.ts';
import { makeRegistryOfSixty } from './service/registry-of-sixty.ts';
import { throughputOf } from './service/throughput.ts';

/**
 * `npm run bench:start`: from the start of a process until /readyz says yes, on an embedded database with data, and how
 * much memory service and database take together (PSS: what is shared counts once). Medians of five.
 */

const ROUNDS = 5;
const SETTLED_MS = 5000;
/** As `npm start` does (scripts/prepare.mjs). */
const KEPT_CODE = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node-compile') };

interface Round {
  firstStart: number;
  rest: number;
  load: number;
  readyMs: number;
}

const rounds: Round[] = [];
for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure());
const median = (pick: (round: Round) => number) =>
  rounds.map(pick).sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
console.log(`\nStart and memory on the embedded database; median of ${ROUNDS}\n`);
row('first start, the most', `${median((round) => round.firstStart).toFixed(0)} MiB`, '≤ 350 MiB');
row('start to ready, with data', `${median((round) => round.readyMs).toFixed(0)} ms`, '≤ 700 ms');
row('at rest', `${median((round) => round.rest).toFixed(0)} MiB`, '≤ 220 MiB');
row('under load, the most', `${median((round) => round.load).toFixed(0)} MiB`, '≤ 350 MiB');
console.log(
  `\n  load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);

async function measure(): Promise<Round> {
  const first = await startService(KEPT_CODE);
  const firstStart = mebibytesOf(first, 'peak');
  const sixty = await makeRegistryOfSixty(first);
  await first.stop({ keepsData: true });
  const begin = performance.now();
  const service = await startService({ DATA_DIR: first.dataDir, ...KEPT_CODE });
  const readyMs = performance.now() - begin;
  await pause(SETTLED_MS);
  const rest = mebibytesOf(service);
  const memory = watchMemory(service);
  await throughputOf(`${service.url}${paths.publicRegistry(sixty.name)}`);
  await throughputOf(`${service.url}/api/v1/birthregistry/shortlink/${sixty.name}`);
  const load = memory.most();
  await service.stop();
  return { firstStart, rest, load, readyMs };
}

function row(name: string, now: string, toReach: string): void {
  console.log(`  ${name.padEnd(32)}${now.padStart(10)}   target: ${toReach}`);
}
