import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { paths } from '../../contract/pages.ts';
import { startService } from '../../e2e/service/service.ts';
import { startShop } from '../../server/testing/shop.ts';
import { watchMemory } from '../service/memory.ts';
import { makeRegistryOfSixty } from '../service/registry-of-sixty.ts';
import { HOSTILE_PAGES } from './hostile.ts';

const EVERY_MS = 10;
const SECONDS = 8;
const ROUNDS = 5;

/**
 * What readers of a public list feel, a hundred a second, while one account has hostile pages read one after another:
 * beside the same without them, in turn.
 */
export async function tellPeopleBesidePages(): Promise<void> {
  const pages = Object.values(HOSTILE_PAGES).map((make) => gzipSync(make()));
  const shop = await startShop((path, response) => {
    const page = pages[Number(path.split('/')[1]) % pages.length];
    if (path === '/robots.txt') response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(page);
  });
  const service = await startService({ FETCH_ALLOW_HOSTS: shop.host, RATE_LIMITS: 'off' });
  try {
    const { name, parent } = await makeRegistryOfSixty(service);
    const list = service.url + paths.publicRegistry(name);
    await readAtSteadyRate(list);
    const rounds: { alone: number[]; beside: number[] }[] = [];
    let read = 0;
    const before = watchMemory(service).most();
    const memory = watchMemory(service, 50);
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await readAtSteadyRate(list);
      const attack = new AbortController();
      const attacker = scanOn(attack.signal);
      const beside = await readAtSteadyRate(list);
      attack.abort();
      await attacker;
      rounds.push({ alone, beside });
    }
    const p99 = (which: 'alone' | 'beside') => middle(rounds.map((round) => at(0.99, round[which])));
    const p50 = (which: 'alone' | 'beside') => middle(rounds.map((round) => at(0.5, round[which])));
    console.log(
      `public list, ${1000 / EVERY_MS}/s      p50 ms   p99 ms\nwithout            ${cell(p50('alone'))}${cell(p99('alone'))}\nbeside ${read} pages   ${cell(p50('beside'))}${cell(p99('beside'))}   ×${(p99('beside') / p99('alone')).toFixed(2)}, to reach ≤ ×1.2`,
    );
    console.log(`the service at most +${(memory.most() - before).toFixed(0)} MiB`);

    async function scanOn(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        const url = `${shop.origin}/${read}`;
        read += 1;
        await parent.api('POST /scraper/parse', { query: { url } }).catch(() => undefined);
      }
    }
  } finally {
    await service.stop();
    await shop.close();
  }
}

/** Milliseconds of each answer, in order of time; nobody waits for another's. */
async function readAtSteadyRate(url: string): Promise<number[]> {
  const answers: Promise<number>[] = [];
  const begin = performance.now();
  for (let count = 0; count < (SECONDS * 1000) / EVERY_MS; count += 1) {
    await pause(Math.max(0, begin + count * EVERY_MS - performance.now()));
    answers.push(timeOf(url));
  }
  return Promise.all(answers);
}

async function timeOf(url: string): Promise<number> {
  const begin = performance.now();
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - begin;
}

function at(share: number, times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;
}

function middle(numbers: number[]): number {
  return at(0.5, numbers);
}

function cell(number: number): string {
  return number.toFixed(1).padStart(9);
}
