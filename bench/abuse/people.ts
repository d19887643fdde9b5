import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { paths } from '#contract/pages.ts';
import { newParent, newRegistry, newWishes, type Parent, share, unique, type Wish } from '../../e2e/people/people.ts';
import { openOutbox } from '../../e2e/service/outbox.ts';
import type { Service } from '../../e2e/service/service.ts';
import { makeRegistryOfSixty } from '../service/registry-of-sixty.ts';

/** Forty people a second do one thing each, whether or not earlier ones have been answered. */
const EVERY_MS = 25;
/** Of two lists, with as many copies as they may have: enough for an hour and a half of bookings. */
const WISHES = 500;
const COPIES = 20;
/** An account may upload 100 pictures a day: enough of them for all attacks in one run. */
const UPLOADERS = 40;

type Kind = 'reads' | 'writes' | 'uploads';

/** What people experienced, in ms, and what went wrong for them. */
export interface Felt {
  p99: Record<Kind, number>;
  slowestUpload: number;
  errors: string[];
}

/** How long people use it. */
export type Live = (seconds: number) => Promise<Felt>;

/** Reports what goes wrong, if anything. */
type Act = (from: string) => Promise<string | undefined>;

/** Parents and visitors of an instance, each at an address of their own. */
export async function settlePeople(service: Service): Promise<Live> {
  const sixty = await makeRegistryOfSixty(service);
  const parents: Parent[] = [];
  for (let count = 0; count < UPLOADERS; count += 1)
    parents.push(await newParent(service.url, openOutbox(service.dataDir)));
  const parent = parents[0] as Parent;
  // Each login opens a session; the fifty-first ends an account's first one.
  const visitor = await newParent(service.url, openOutbox(service.dataDir));
  const titles = Array.from({ length: WISHES }, (_, index) => ({ title: `Cadeau ${index}`, quantity: COPIES }));
  const wishes: Wish[] = [];
  for (const owner of [parent, visitor]) {
    const registry = await newRegistry(owner);
    await share(owner, registry);
    wishes.push(...(await newWishes(owner, registry, titles)));
  }
  const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c96' } })
    .jpeg()
    .toBuffer();
  let booked = 0;
  let uploaded = 0;

  const { expectStatus, read, post } = callsTo(service.url);
  const book: Act = (from) => {
    const giver = {
      first_name: 'Jeanne',
      last_name: 'Petit',
      email: `jeanne.${unique()}@example.org`,
      anonymous: false,
    };
    return post(201, '/api/v1/booking/multi', [{ ...giver, wishes_ids: [wishes[booked++ % wishes.length]?.id] }])(from);
  };
  const logIn = post(200, '/api/v1/login/access-token', { username: visitor.email, password: visitor.password });
  const upload: Act = (from) => {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(photo)]), 'photo.jpg');
    const headers = { authorization: `Bearer ${parents[uploaded++ % parents.length]?.token}` };
    return expectStatus(201, '/api/v1/s3/upload/item', from, { method: 'POST', headers, body });
  };
  const page = read(paths.publicRegistry(sixty.name));
  const call = read(`/api/v1/birthregistry/shortlink/${sixty.name}`);
  const search = read('/api/v1/birthregistry/search/leonie');
  const reads: [Kind, Act][] = [page, call, page, read('/'), page, search, page, call].map((act) => ['reads', act]);
  const [some, others] = [reads.slice(0, 4), reads.slice(4)];
  const mostly: [Kind, Act][] = [...some, ['writes', book], ...others, ['writes', logIn]];

  return liveBy([...mostly, ...mostly, ...mostly, ...mostly, ['uploads', upload]]);
}

/** People call, each from an address of their own; failures are reported. */
function callsTo(url: string) {
  async function expectStatus(
    status: number,
    path: string,
    from: string,
    init: RequestInit = {},
  ): Promise<string | undefined> {
    const headers = { 'x-forwarded-for': from, 'accept-encoding': 'br', ...init.headers };
    const answer = await fetch(url + path, { ...init, headers });
    await answer.arrayBuffer();
    return answer.status === status ? undefined : `${init.method ?? 'GET'} ${path} ${answer.status}`;
  }
  const read = (path: string) => (from: string) => expectStatus(200, path, from);
  const post = (status: number, path: string, body: object) => (from: string) =>
    expectStatus(status, path, from, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { expectStatus, read, post };
}

/** One act after the other, then again from the first. */
function liveBy(cycle: [Kind, Act][]): Live {
  let round = 0;
  return async (seconds) => {
    const times: Record<Kind, number[]> = { reads: [], writes: [], uploads: [] };
    const errors: string[] = [];
    const running: Promise<void>[] = [];
    for (const end = performance.now() + seconds * 1000; performance.now() < end; await pause(EVERY_MS)) {
      const [kind, act] = cycle[round % cycle.length] as [Kind, Act];
      const from = `198.51.${(round >> 8) % 256}.${round % 256}`;
      round += 1;
      const begin = performance.now();
      const done = act(from).catch((error: Error) => error.message);
      running.push(
        done.then((problem) => {
          times[kind].push(performance.now() - begin);
          if (problem !== undefined) errors.push(problem);
        }),
      );
    }
    await Promise.all(running);
    const p99 = {
      reads: p99Of(times.reads),
      writes: p99Of(times.writes),
      uploads: p99Of(times.uploads),
    };
    return { p99, slowestUpload: Math.max(0, ...times.uploads), errors };
  };
}

function p99Of(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
}
