import { loadavg } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { gtinOf, linkOf, makerOf, titleOf } from './many-articles.ts';

const EACH = 100;
/** As in a service that has been running for a while: until then, a call takes up to twice as long. */
const WARM_UP_ROUNDS = 8;

interface Kind {
  /** Median, in milliseconds. */
  bar: number;
  line: (round: number) => string;
}

/** How long the catalogue's calls take among this many articles, in this process, without the network. */
export async function measureCalls(app: FastifyInstance, client: pg.Client, articles: number): Promise<void> {
  const { rows } = await client.query<{ id: string }>(`select id from articles limit ${EACH}`);
  const some = (round: number) => Math.floor(((round + 0.5) * articles) / EACH);
  const search = (text: string) => `GET /catalog/?limit=24&${new URLSearchParams({ q: text })}`;
  const kinds: Record<string, Kind> = {
    'a page': { bar: 2, line: (round) => `GET /catalog/?limit=24&skip=${24 * round}` },
    'of a category': { bar: 2, line: (round) => `GET /catalog/?limit=24&category=sleep&skip=${24 * round}` },
    'of a shop': { bar: 2, line: (round) => `GET /catalog/?limit=24&shop=Boutique+${round}` },
    'of a price': { bar: 2, line: (round) => `GET /catalog/?limit=24&price=${round}-${round + 10}` },
    'by id': { bar: 2, line: (round) => `GET /catalog/${rows[round]?.id}` },
    'by EAN': { bar: 2, line: (round) => `POST /catalog/duplicates/ean?ean=${gtinOf(some(round))}` },
    'by address': {
      bar: 2,
      line: (round) => `POST /catalog/duplicates/url?url=${encodeURIComponent(linkOf(some(round)))}`,
    },
    'a brand': { bar: 15, line: (round) => search(makerOf((some(round) * 7919) % 4096)) },
    'a thing': {
      bar: 15,
      line: (round) => search(['poussette', 'gigoteuse', 'babyschlafsack', 'monitor'][round % 4] ?? ''),
    },
    'words of a title': { bar: 15, line: (round) => search(titleOf(some(round)).split(' ').slice(0, 4).join(' ')) },
    'part of a word': { bar: 15, line: (round) => search(['wagen', 'spielzeug', 'kissen', 'schlaf'][round % 4] ?? '') },
    'a typo': { bar: 15, line: (round) => search(['pousette', 'gigotteuse', 'veileuse', 'hochte'][round % 4] ?? '') },
    nothing: { bar: 15, line: (round) => search(`xqv${round}brtkl`) },
  };
  console.log(`Calls among ${articles} articles, load ${loadavg()[0]?.toFixed(1)}: median, 95th, the bar`);
  for (const [name, { bar, line }] of Object.entries(kinds)) {
    for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await timesOf(app, line);
    const times = await timesOf(app, line);
    const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`.padStart(9);
    console.log(`  ${name.padEnd(18)}${at(0.5)}${at(0.95)}${`${bar} ms`.padStart(8)}`);
  }
}

async function timesOf(app: FastifyInstance, line: (round: number) => string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < EACH; round += 1) {
    const [method, path] = line(round).split(' ');
    const start = performance.now();
    const answer = await app.inject({ method: method as 'GET', url: `/api/v1${path}` });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other);
}
