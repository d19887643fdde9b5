import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { newParent, newRegistry, newWishes, share } from '../e2e/people/people.ts';
import { openOutbox } from '../e2e/service/outbox.ts';
import { type Service, startService } from '../e2e/service/service.ts';
import { projectNode, stopTidily } from '../scripts/processes.mjs';
import type { Answers } from './abuse/attacker.ts';
import { ATTACKS } from './abuse/attacks.ts';
import { type Felt, type Live, settlePeople } from './abuse/people.ts';
import type { AttackTarget } from './abuse/sending.ts';
import { longestBlockOf, WATCHED_LOOP } from './service/longest-block.ts';
import { processorMsOf, watchMemory } from './service/memory.ts';

/**
 * `npm run bench:abuse`: attacks on a fresh instance with its default limits, each from one address and one account,
 * while people use it, each from an address of their own; compared with the same people undisturbed. `npm run
 * bench:abuse -- uploads PNG` runs only attacks whose names contain one of these words. Service, people and attacker
 * share this machine, so the attacker has the lowest priority and a gigabit line. Eight in forty people write.
 */

const SECONDS = Number(process.env.SECONDS ?? 20);
const WARM_UP_SECONDS = 10;
const COLUMNS = [20, 20, 15, 13, 8, 13, 14];

stopTidily();
const words = process.argv.slice(2);
// Addresses are given as if by a proxy in front.
const service = await startService({ RATE_LIMITS: 'on', TRUST_PROXY: '1', ...WATCHED_LOOP });
try {
  const live = await settlePeople(service);
  await live(WARM_UP_SECONDS);
  console.log(`\nForty people a second, ${SECONDS} s without and as long with each attack\n`);
  row(
    '',
    ['reads, p99 ms', 'writes, p99 ms', 'block, max ms', 'upload, max', 'errors', 'memory, MiB', 'processor, %'],
    'the attacker was answered',
  );
  row('target', ['≤ ×2', '≤ ×2', '', '≤ 2000', '0', '≤ +150', ''], '');
  const attacks = Object.keys(ATTACKS).filter((one) => words.length === 0 || words.some((word) => one.includes(word)));
  for (const [index, name] of attacks.entries()) {
    await suffer(name, live, await makeBigList(service, `203.0.113.${index + 1}`));
  }
  console.log(`\n  load average ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await service.stop();
}

/** 500 gifts with 5,000 characters each, by a free account. */
async function makeBigList(on: Service, address: string): Promise<AttackTarget> {
  const attacker = await newParent(on.url, openOutbox(on.dataDir));
  const registry = await newRegistry(attacker);
  const description = 'Lisez bien ceci. '.repeat(294).slice(0, 5000);
  const gifts = Array.from({ length: 500 }, (_, index) => ({ title: `Cadeau ${index}`, description, quantity: 20 }));
  const wishes = await newWishes(attacker, registry, gifts);
  const listName = await share(attacker, registry);
  const wishIds = wishes.map(({ id }) => id);
  return { url: on.url, address, token: attacker.token, listId: registry.id, listName, wishIds };
}

async function suffer(name: string, live: Live, target: AttackTarget): Promise<void> {
  const attack = await prepare(name, target);
  const quiet = await watched(() => live(SECONDS));
  attack.begin();
  const hurt = await watched(() => live(SECONDS));
  report(name, quiet, hurt, await attack.end());
}

interface Watched extends Felt {
  /** The longest time it could answer nobody, in ms. */
  block: number;
  /** Its peak memory, in MiB. */
  memory: number;
  /** Percentage of one core used by its process. */
  processor: number;
}

async function watched(work: () => Promise<Felt>): Promise<Watched> {
  const memory = watchMemory(service);
  await longestBlockOf(service);
  const [begin, worked] = [performance.now(), processorMsOf(service)];
  const felt = await work();
  const processor = (100 * (processorMsOf(service) - worked)) / (performance.now() - begin);
  return { ...felt, block: await longestBlockOf(service), memory: memory.most(), processor };
}

/** In a process of its own, so that the attacker's work does not delay the measuring. */
async function prepare(name: string, target: AttackTarget) {
  const attacker = fork(fileURLToPath(new URL('./abuse/attacker.ts', import.meta.url)), { execPath: projectNode });
  const gone = once(attacker, 'exit').then(([code, signal]) => {
    throw new Error(`The attacker of "${name}" is gone (${signal ?? code}), so nothing was measured.`);
  });
  // In the end it goes as it should.
  gone.catch(() => undefined);

  /** Tells it something and returns what it says then. */
  async function ask(words: object | string): Promise<Answers> {
    const said = Promise.race([once(attacker, 'message'), gone]);
    if (attacker.connected) attacker.send(words);
    const [answer] = await said;
    return answer;
  }

  await ask({ name, target });
  return { begin: () => attacker.connected && attacker.send('begin'), end: () => ask('end') };
}

function report(name: string, quiet: Watched, hurt: Watched, answers: Answers): void {
  const beside = (kind: 'reads' | 'writes') =>
    `${quiet.p99[kind].toFixed(0)} → ${hurt.p99[kind].toFixed(0)} (×${(hurt.p99[kind] / quiet.p99[kind]).toFixed(1)})`;
  const cells = [
    beside('reads'),
    beside('writes'),
    `${quiet.block.toFixed(0)} → ${hurt.block.toFixed(0)}`,
    hurt.slowestUpload.toFixed(0),
    String(hurt.errors.length),
    `${quiet.memory.toFixed(0)} +${(hurt.memory - quiet.memory).toFixed(0)}`,
    `${quiet.processor.toFixed(0)} → ${hurt.processor.toFixed(0)}`,
  ];
  const statuses = Object.entries(answers).map(([status, count]) => `${count} × ${status}`);
  row(name, cells, statuses.join(', '));
  for (const error of new Set([...quiet.errors, ...hurt.errors])) console.log(`      ${error}`);
}

function row(name: string, cells: string[], remark: string): void {
  console.log(
    `  ${name.padEnd(30)}${cells.map((cell, index) => cell.padStart(COLUMNS[index] ?? 0)).join('')}   ${remark}`,
  );
}
