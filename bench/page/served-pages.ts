import { get } from 'node:http';
import { loadavg } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '#contract/pages.ts';
import { newParent } from '../../e2e/people/people.ts';
import { apiAt } from '../../e2e/service/api.ts';
import { openOutbox } from '../../e2e/service/outbox.ts';
import type { Service } from '../../e2e/service/service.ts';
import { median } from '../service/median.ts';
import type { RegistryOfSixty } from '../service/registry-of-sixty.ts';
import { startBareRoute, type Throughput, throughputOf } from '../service/throughput.ts';
import { readUnkept } from './many-pages.ts';

const ROUNDS = 3;
const LOGINS = 16;
const WRITE_EVERY_MS = 100;

/**
 * How fast this machine serves the public list with 60 gifts, compared with a bare Fastify route sending as many
 * bytes.
 */
export async function reportServedPages(service: Service, sixty: RegistryOfSixty): Promise<void> {
  const url = `${service.url}${paths.publicRegistry(sixty.name)}`;
  const body = await bytesOf(url);
  const bare = await startBareRoute(body);
  console.log(
    `\nThe public list with 60 gifts, ${(body.length / 1000).toFixed(1)} kB in br, c=32; median of ${ROUNDS}\n`,
  );
  try {
    const rounds: Record<'bare' | 'kept' | 'written' | 'logins', Throughput>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        bare: await throughputOf(bare.url),
        kept: await throughputOf(url),
        written: await during(writing(sixty), () => throughputOf(url)),
        logins: await during(loggingIn(service), () => throughputOf(url)),
      });
    }
    const share = (name: 'kept' | 'written' | 'logins') =>
      median(rounds.map((r) => (100 * r[name].rate) / r.bare.rate));
    const p99 = (name: 'kept' | 'written' | 'logins') => `p99 ${median(rounds.map((r) => r[name].p99))} ms`;
    const rate = (name: keyof (typeof rounds)[0]) => `${median(rounds.map((r) => r[name].rate)).toFixed(0)}/s`;
    const now = (name: 'kept' | 'written' | 'logins') =>
      `${share(name).toFixed(0)} % (${rate(name)}), p50 ${median(rounds.map((r) => r[name].p50))}, ${p99(name)}`;
    row(
      'a bare Fastify route',
      `${rate('bare')}, p50 ${median(rounds.map((r) => r.bare.p50))}, p99 ${median(rounds.map((r) => r.bare.p99))} ms`,
      '',
    );
    row('kept', now('kept'), '≥ 50 %, p99 ≤ 10 ms');
    row(`written every ${WRITE_EVERY_MS} ms`, now('written'), '≥ 10 %, p99 ≤ 100 ms');
    row(`while ${LOGINS} log in at once`, now('logins'), 'p99 ≤ 15 ms');
  } finally {
    bare.stop();
  }
  const reads = await readUnkept(service, ROUNDS);
  row(
    '200 lists at random, not kept',
    `${median(reads.map((r) => r.rate)).toFixed(1)}/s, p50 ${median(reads.map((r) => r.p50)).toFixed(0)}, p99 ${median(reads.map((r) => r.p99)).toFixed(0)} ms`,
    '2 × before',
  );
  console.log(
    `\n  load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
}

/** As transferred. */
function bytesOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => resolve(buffer(answer)));
    request.on('error', reject);
  });
}

/** Repeats `act` while `work` is running. */
async function during<Result>(act: () => Promise<unknown>, work: () => Promise<Result>): Promise<Result> {
  let done = false;
  const acting = (async () => {
    while (!done) await act();
  })();
  try {
    return await work();
  } finally {
    done = true;
    await acting;
  }
}

function writing({ parent, wishes }: RegistryOfSixty): () => Promise<unknown> {
  let count = 0;
  return async () => {
    const wish = wishes[count % wishes.length];
    if (!wish) throw new Error('The registry has no gifts.');
    count += 1;
    const { title, price, quantity, category_id, img_path } = wish;
    const body = { title: `${title} ${count}`, price, quantity, category_id, img_path };
    await Promise.all([
      parent.api('PUT /wish/{wish_id}', { params: { wish_id: wish.id }, body }),
      pause(WRITE_EVERY_MS),
    ]);
  };
}

function loggingIn(service: Service): () => Promise<unknown> {
  const person = newParent(service.url, openOutbox(service.dataDir));
  const anybody = apiAt(service.url);
  return async () => {
    const { email: username, password } = await person;
    const logIn = () => anybody('POST /login/access-token', { body: { username, password } });
    await Promise.all(Array.from({ length: LOGINS }, logIn));
  };
}

function row(name: string, now: string, toReach: string): void {
  console.log(`  ${name.padEnd(32)}${now.padEnd(44)}${toReach && `target: ${toReach}`}`);
}
