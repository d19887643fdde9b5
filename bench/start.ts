import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '#contract/pages.ts';
import { type Service, startService } from '../e2e/service/service.ts';
import { root } from '../scripts/processes.mjs';
import { makeRegistryOfSixty } from './registry-of-sixty.ts';
import { throughputOf } from './throughput.ts';

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
  const rest = mebibytesOf(service, 'now');
  const watch = watching(service);
  await throughputOf(`${service.url}${paths.publicRegistry(sixty.name)}`);
  await throughputOf(`${service.url}/api/v1/birthregistry/shortlink/${sixty.name}`);
  const load = await watch.most();
  await service.stop();
  return { firstStart, rest, load, readyMs };
}

/** The most that is seen while something runs. */
function watching(service: Service) {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, mebibytesOf(service, 'now'));
  }, 250);
  return {
    async most() {
      clearInterval(timer);
      return most;
    },
  };
}

/** The service’s process and all that work in its data folder. */
function mebibytesOf({ pid, dataDir }: Service, what: 'now' | 'peak'): number {
  const database = readdirSync('/proc')
    .map(Number)
    .filter((id) => id > 0 && worksIn(id, dataDir));
  const kilobytes = [pid, ...database].map((id) => (what === 'peak' && id === pid ? peakOf(id) : pssOf(id)));
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

function worksIn(id: number, folder: string): boolean {
  try {
    return realpathSync(`/proc/${id}/cwd`).startsWith(folder);
  } catch {
    return false;
  }
}

function pssOf(id: number): number {
  return Number(/^Pss: +(\d+)/m.exec(readIfThere(`/proc/${id}/smaps_rollup`))?.[1] ?? 0);
}

function peakOf(id: number): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(readIfThere(`/proc/${id}/status`))?.[1] ?? 0);
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function row(name: string, now: string, toReach: string): void {
  console.log(`  ${name.padEnd(32)}${now.padStart(10)}   to reach: ${toReach}`);
}
