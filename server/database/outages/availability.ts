import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { type Outage, outageIn } from './outage.ts';

const CHECK_EVERY_MS = 1000;
/** An outage is over once the checks pass and nothing has failed for this long. */
const QUIET_MS = 3000;

const SAYS: Record<Outage, string> = {
  away: 'the database cannot be reached',
  'read-only': 'the database takes no writes',
  full: 'the disk is full',
  'out-of-memory': 'the database has no memory left',
  overloaded: 'the database takes no more connections, or has more to do than it can',
};

const MEANWHILE = 'what needs it is answered 503 until that is over';

interface AvailabilityLog {
  warn(fields: object, message: string): void;
  info(fields: object, message: string): void;
}

/** Knows whether the database is usable, and logs when that changes rather than every error of an outage. */
export interface Availability {
  /** Records an error if it is due to an outage; returns whether it is. */
  note(error: unknown): boolean;
  /** Records an outage met by another thread. */
  meet(outage: Outage): void;
  /** Checks the database now: null if it can be read and written. */
  check(): Promise<Outage | null>;
  stop(): void;
}

export function watchAvailability(database: Database, log: AvailabilityLog): Availability {
  const met = new Set<Outage>();
  let since = 0;
  let last = 0;
  let errors = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function note(error: unknown): boolean {
    const outage = outageIn(error);
    if (outage) meet(outage, error);
    return outage !== null;
  }

  function meet(outage: Outage, error?: unknown): void {
    last = Date.now();
    errors += 1;
    if (met.size === 0) {
      since = last;
      if (!isStopped) timer = setInterval(endIfOver, CHECK_EVERY_MS).unref();
    }
    if (!met.has(outage)) log.warn({ outage, err: error }, `${SAYS[outage]}: ${MEANWHILE}`);
    met.add(outage);
  }

  async function endIfOver(): Promise<void> {
    if ((await check()) !== null || met.size === 0 || Date.now() - last < QUIET_MS) return;
    log.info({ seconds: Math.round((Date.now() - since) / 1000), errors }, 'the database can be used again');
    clearInterval(timer);
    met.clear();
    errors = 0;
  }

  const check = oneAtATime(async () => {
    const error = await failureOf(database, met.has('full') || met.has('out-of-memory'));
    if (error === null) return null;
    note(error);
    return outageIn(error) ?? 'away';
  });

  /** What is met while the service ends has been said. */
  function stop(): void {
    isStopped = true;
    clearInterval(timer);
  }

  return { note, meet, check, stop };
}

/** Whoever asks while a check is running gets its result. */
function oneAtATime<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asking: Promise<Answer> | undefined;
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

/** What goes wrong when reading and writing, including a large write if that is in doubt; null if all is well. */
async function failureOf(database: Database, isRoomInDoubt: boolean): Promise<unknown> {
  try {
    await refuseReadOnly(database);
    if (isRoomInDoubt) await writeMuch(database);
    return null;
  } catch (error) {
    return error;
  }
}

/** @throws PostgreSQL's error for a write, without one */
async function refuseReadOnly(database: Database): Promise<void> {
  const { rows } = await database.execute<{ refuses: boolean }>(
    sql`select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as refuses`,
  );
  if (rows[0]?.refuses) throw Object.assign(new Error('read-only'), { code: '25006' });
}

/** A server with a full disk or no memory still reads and makes small writes; this needs a megabyte of either. */
async function writeMuch(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`
      create temporary table room on commit drop as
      select repeat('x', 1000) as filler from generate_series(1, 1000)`);
  });
}
