import { loadavg } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { gtinOf, linkOf, makerOf, titleOf } from './many-articles.ts';

const EACH = 100;

interface Kind {
  /** Median, in milliseconds. */
  bar: number;
  line: (turn: number) => string;
}

/** How long the catalogue's calls take among this many articles, in this process, without the network. */
export async function measureCalls(app: FastifyInstance, client: pg.Client, articles: number): Promise<void> {
  const { rows } = await client.query<{ id: string }>(`select id from articles limit ${EACH}`);
  const some = (turn: number) => Math.floor(((turn + 0.5) * articles) / EACH);
  const search = (text: string) => `GET /catalog/?limit=24&${new URLSearchParams({ q: text })}`;
  const kinds: Record<string, Kind> = {
    'a page': { bar: 2, line: (turn) => `GET /catalog/?limit=24&skip=${24 * turn}` },
    'of a category': { bar: 2, line: (turn) => `GET /catalog/?limit=24&category=sleep&skip=${24 * turn}` },
    'of a shop': { bar: 2, line: (turn) => `GET /catalog/?limit=24&shop=Boutique+${turn}` },
    'of a price': { bar: 2, line: (turn) => `GET /catalog/?limit=24&price=${turn}-${turn + 10}` },
    'by id': { bar: 2, line: (turn) => `GET /catalog/${rows[turn]?.id}` },
    'by EAN': { bar: 2, line: (turn) => `POST /catalog/duplicates/ean?ean=${gtinOf(some(turn))}` },
    'by address': {
      bar: 2,
      line: (turn) => `POST /catalog/duplicates/url?url=${encodeURIComponent(linkOf(some(turn)))}`,
    },
    'a brand': { bar: 15, line: (turn) => search(makerOf((some(turn) * 7919) % 4096)) },
    'a thing': {
      bar: 15,
      line: (turn) => search(['poussette', 'gigoteuse', 'babyschlafsack', 'monitor'][turn % 4] ?? ''),
    },
    'words of a title': { bar: 15, line: (turn) => search(titleOf(some(turn)).split(' ').slice(0, 4).join(' ')) },
    'part of a word': { bar: 15, line: (turn) => search(['wagen', 'spielzeug', 'kissen', 'schlaf'][turn % 4] ?? '') },
    'a typo': { bar: 15, line: (turn) => search(['pousette', 'gigotteuse', 'veileuse', 'hochte'][turn % 4] ?? '') },
    nothing: { bar: 15, line: (turn) => search(`xqv${turn}brtkl`) },
  };
  console.log(`Calls among ${articles} articles, load ${loadavg()[0]?.toFixed(1)}: median, 95th, the bar`);
  for (const [name, { bar, line }] of Object.entries(kinds)) {
    await timesOf(app, line);
    const times = await timesOf(app, line);
    const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`.padStart(9);
    console.log(`  ${name.padEnd(18)}${at(0.5)}${at(0.95)}${`${bar} ms`.padStart(8)}`);
  }
}

async function timesOf(app: FastifyInstance, line: (turn: number) => string): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < EACH; turn += 1) {
    const [method, path] = line(turn).split(' ');
    const start = performance.now();
    const answer = await app.inject({ method: method as 'GET', url: `/api/v1${path}` });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other);
}
