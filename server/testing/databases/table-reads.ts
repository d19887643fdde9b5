import pg from 'pg';

/** PostgreSQL's counters for a table or an index: sequential scans, rows read, blocks. */
interface Counters {
  table: string;
  index: string | null;
  scans: number;
  rows: number;
  blocks: number;
  /** How many blocks it has; a few blocks are read completely in no time. */
  size: number;
}

interface Statement {
  text: string;
  values: unknown[];
}

/** From an index's root to one of its rows. */
const BLOCKS_DOWN = 4;

const { query } = pg.Client.prototype;
const clients = new Set<pg.Client>();
let statements: Statement[] = [];

// Records every statement of this process, and who sends it.
pg.Client.prototype.query = function (this: pg.Client, ...call: unknown[]) {
  const [config, values] = call as [string | Partial<Statement>, unknown[]?];
  const { text, values: own } = typeof config === 'string' ? { text: config, values: undefined } : config;
  clients.add(this);
  if (text) statements.push({ text, values: values ?? own ?? [] });
  return Reflect.apply(query, this, call);
} as typeof query;

/**
 * What an act reads completely, according to PostgreSQL's own counters for tables of more than a thousand rows.
 * @returns a line for each table that was scanned from its start or of which more than `most` rows were read, and for
 * each index read from end to end, with the statements responsible
 */
export async function wholeTablesReadBy(own: pg.Client, act: () => Promise<unknown>, most: number): Promise<string[]> {
  const before = await readCounters(own);
  statements = [];
  await act();
  const sent = statements;
  const after = await readCounters(own);
  const found: string[] = [];
  for (const [name, now] of after) {
    const then = before.get(name) ?? { scans: 0, rows: 0, blocks: 0 };
    const [scans, rows, blocks] = [now.scans - then.scans, now.rows - then.rows, now.blocks - then.blocks];
    if (!(now.index ? isEndToEnd(now, scans, rows, blocks) : scans > 0) && rows <= most) continue;
    found.push(`${name}: ${rows} rows, ${blocks} blocks\n${await findCulprits(own, now, sent)}`);
  }
  return found;
}

/** Most of its blocks, and more than are needed to reach each row looked up. */
function isEndToEnd({ size }: Counters, scans: number, rows: number, blocks: number): boolean {
  return blocks > size / 2 && blocks > BLOCKS_DOWN * (scans + rows);
}

async function readCounters(own: pg.Client): Promise<Map<string, Counters>> {
  // A server process reports its counters with a delay.
  for (const client of clients) {
    await Reflect.apply(query, client, ['select pg_stat_force_next_flush()']).catch(() => clients.delete(client));
  }
  // Prepared: planning so many joins takes longer than making them.
  const { rows } = await own.query<Counters>({
    name: 'counters',
    text: `
    with grown as (
      select relid, relname, seq_scan, seq_tup_read, idx_tup_fetch from pg_stat_user_tables
      where schemaname = 'public' and n_live_tup > 1000
    )
    select relname as table, null as index, seq_scan::int as scans, (seq_tup_read + idx_tup_fetch)::int as rows,
      0 as blocks, 0 as size from grown
    union all
    select relname, indexrelname, idx_scan::int, idx_tup_read::int, (idx_blks_read + idx_blks_hit)::int,
      greatest(100, pg_relation_size(indexrelid) / current_setting('block_size')::int)::int
    from pg_stat_user_indexes join pg_statio_user_indexes using (relid, indexrelid, schemaname, relname, indexrelname)
    where relid in (select relid from grown) and indexrelid in (
      select pg_class.oid from pg_class join pg_am on pg_am.oid = relam where amname = 'btree')`,
  });
  return new Map(rows.map((row) => [row.index ?? row.table, row]));
}

/** The statements the planner answers this way; otherwise all that mention the table. */
async function findCulprits(own: pg.Client, { table, index }: Counters, sent: Statement[]): Promise<string> {
  const naming = sent.filter(
    ({ text }) => /^\s*(select|insert|update|delete|with)/i.test(text) && text.includes(table),
  );
  const guilty: string[] = [];
  for (const { text, values } of naming) {
    const { rows } = await own.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    if (rows.some((row) => row['QUERY PLAN'].includes(index ?? `Seq Scan on ${table}`))) guilty.push(text);
  }
  const culprits = guilty.length > 0 ? guilty : naming.map(({ text }) => text);
  return culprits.length > 0 ? culprits.join('\n') : 'no statement names it: a foreign key or a trigger reads it';
}
