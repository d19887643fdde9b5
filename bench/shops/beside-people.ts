import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { paths } from '../../contract/pages.ts';
import { type Service, startService } from '../../e2e/service/service.ts';
import { startShop } from '../../server/testing/shop.ts';
import { watchMemory } from '../service/memory.ts';
import { makeRegistryOfSixty } from '../service/registry-of-sixty.ts';
import { readAtSteadyRate } from '../service/steady-rate.ts';
import { HOSTILE_PAGES } from './hostile.ts';

const RATE = { perSecond: 100, seconds: 2 };
/** Short and many, so that the median leaves out whatever else the machine is doing. */
const ROUNDS = 15;

/**
 * What readers of a public list experience, a hundred a second, while one account has hostile pages read one after
 * another, alternating with the same without them.
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
    await readAtSteadyRate(list, RATE);
    const rounds: { alone: number[]; beside: number[] }[] = [];
    let read = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await readAtSteadyRate(list, RATE);
      const beside = await during(scanOn, () => readAtSteadyRate(list, RATE));
      rounds.push({ alone, beside });
    }
    const p99 = (which: 'alone' | 'beside') => middle(rounds.map((round) => at(0.99, round[which])));
    const p50 = (which: 'alone' | 'beside') => middle(rounds.map((round) => at(0.5, round[which])));
    console.log(
      `public list, ${RATE.perSecond}/s      p50 ms   p99 ms\nwithout            ${cell(p50('alone'))}${cell(p99('alone'))}\nbeside ${read} pages   ${cell(p50('beside'))}${cell(p99('beside'))}   ×${(p99('beside') / p99('alone')).toFixed(2)}, target ≤ ×1.2`,
    );
    console.log(`the service at most +${(await memoryTaken(service, scanOn)).toFixed(0)} MiB, readers with it`);

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

type Attack = (signal: AbortSignal) => Promise<void>;

async function during<Result>(attack: Attack, work: () => Promise<Result>): Promise<Result> {
  const end = new AbortController();
  const attacked = attack(end.signal);
  try {
    return await work();
  } finally {
    end.abort();
    await attacked;
  }
}

/** After the times, since looking at memory that often would delay people, too. The reader is running before. */
async function memoryTaken(service: Service, attack: Attack): Promise<number> {
  const before = watchMemory(service).most();
  const memory = watchMemory(service, 20);
  await during(attack, () => pause(10_000));
  return memory.most() - before;
}

function at(share: number, times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;
}

function middle(numbers: number[]): number {
  return at(0.5, numbers);
}

function cell(number: number): string {
  return number.toFixed(2).padStart(9);
}
