import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { bookWishes } from '../../server/bookings/requests/book-wishes.ts';
import { readConfig } from '../../server/config/config.ts';
import type { Database } from '../../server/database/client.ts';
import { openPool } from '../../server/database/pool.ts';
import { startJobs } from '../../server/jobs/jobs.ts';

/**
 * What PostgreSQL alone achieves with a booking's statements: one booking by the service's own code is recorded, and
 * pgbench repeats its prepared statements in the same transactions.
 */

export interface Recorded {
  text: string;
  params: unknown[];
}

/** Identifies the gift in the recording, wherever it appears. */
const WISH = 777_000_001;
const REGISTRY = 777_000_002;

/** Books once and records what was sent. Adds one list with one gift to the database. */
export async function recordBooking(url: string, dataDir: string): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  const pool = openPool({ connectionString: url, max: 4 });
  pool.on('connect', (client) => record(client, recorded));
  await pool.query(`
    insert into birth_registries (id, user_id, title, address_owner, address_first_line, address_city, address_zip_code, address_country, event_date)
      select ${REGISTRY}, user_id, title, address_owner, address_first_line, address_city, address_zip_code, address_country, event_date
      from birth_registries limit 1;
    insert into short_links (birthregistry_id, name) values (${REGISTRY}, 'liste-notee');
    insert into categories (birthregistry_id, label, "order") values (${REGISTRY}, 'Chambre', 0);
    insert into wishes (id, birthregistry_id, category_id, "order", title) select ${WISH}, ${REGISTRY}, max(id), 0, 'Cadeau' from categories`);
  const database = drizzle({ client: pool }) as Database;
  const jobs = await startJobs({ database, patient: database, pool, url, close: () => pool.end() }, { passive: true });
  recorded.length = 0;
  const giver = { first_name: 'Jeanne', last_name: 'Dupont', email: 'giver@example.org', anonymous: false };
  await bookWishes(
    { config: readConfig({ DATA_DIR: dataDir }), database, jobs },
    {
      payloads: [{ ...giver, message: 'Bienvenue !', wishes_ids: [WISH] }],
      user: null,
      language: 'fr',
      idempotencyKey: 'recorded',
    },
  );
  await jobs.stop();
  await pool.end();
  return recorded;
}

function record(client: pg.ClientBase, recorded: Recorded[]): void {
  const send = client.query.bind(client) as (...call: unknown[]) => unknown;
  client.query = ((query: string | pg.QueryConfig, params?: unknown[], ...rest: unknown[]) => {
    recorded.push({ text: typeof query === 'string' ? query : query.text, params: params ?? [] });
    return send(query, params, ...rest);
  }) as typeof client.query;
}

interface Repeated {
  url: string;
  clients: number;
  turns: number;
  /** How pgbench finds a round's gift: it knows :turn (0, 1 …) and :client_id. */
  gift: string;
}

/** pgbench's bookings per second. */
export async function repeatBookings(recorded: Recorded[], repeated: Repeated, file: string): Promise<number> {
  const { url, clients, turns, gift } = repeated;
  const lines = recorded.map(
    ({ text, params }) =>
      `${text.replaceAll(/\s+/g, ' ').replaceAll(/\$(\d+)/g, (_, n) => literal(params[Number(n) - 1]))};`,
  );
  const variables = ['\\set turn :turn + 1', `\\set gift ${gift}`];
  await writeFile(file, `${[...variables, ...lines].join('\n')}\n`);
  const options = [
    '-n',
    '-M',
    'prepared',
    '-c',
    clients,
    '-j',
    '1',
    '-t',
    turns,
    '-D',
    'turn=-1',
    '-D',
    `salt=${Date.now()}`,
    '-f',
    file,
    url,
  ];
  const output = await run('pgbench', options.map(String));
  const rate = /tps = ([\d.]+)/.exec(output)?.[1];
  if (!rate || /aborted|ERROR/.test(output)) throw new Error(`pgbench: ${output}`);
  return Number(rate);
}

/** A parameter as an SQL expression for pgbench, with each round's gift and hashes. */
function literal(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  const text = `('${value.replaceAll("'", "''").replaceAll(':', "' || chr(58) || '")}')`;
  const hashes = [...new Set(value.match(/[0-9a-f]{64}/g))];
  return hashes.reduce(
    (sql, hash) =>
      `replace(${sql}, '${hash}', encode(sha256((:client_id || '-' || :turn || :salt || '${hash}')::bytea), 'hex'))`,
    `replace(${text}, '${WISH}', (:gift)::text)`,
  );
}

function run(program: string, parameters: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(`/usr/lib/postgresql/15/bin/${program}`, parameters);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text;
      });
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}
