import pg from 'pg';
import { destroyWhenIdle, destroyWhenSilent, noteSilence, setBusy, type Watched } from './silent-connections.ts';

/** If a server owes an answer and is silent for this long, we take the connection for dead. */
const SILENCE_MS = 10_000;

/**
 * Server-side limits: a slow statement ends before we take the silence for death, and what a cut connection leaves
 * behind, locks included, ends soon after.
 */
const SETTINGS = `
  set statement_timeout = '8s';
  set idle_in_transaction_session_timeout = '10s';
  set tcp_keepalives_idle = 10;
  set tcp_keepalives_interval = 5;
  set tcp_keepalives_count = 3;`;

/** For slow work (migrations, the nightly clean-up). */
const PATIENT_SETTINGS = `set statement_timeout = 0; set idle_in_transaction_session_timeout = '1min';`;

/** Our queries are short: starting parallel workers or the JIT takes longer than any of them. */
const TUNING = 'set max_parallel_workers_per_gather = 0; set jit = off;';

/** What we count on, whatever this database or account is set to. */
const DEFAULTS = `set datestyle = 'ISO'; set default_transaction_isolation = 'read committed';`;

interface Patience {
  /** How long the server may be silent while it owes an answer; a patient pool then asks whether it still works. */
  silenceMs?: number;
  isPatient?: boolean;
}

/**
 * A pool of at most 12 connections that recovers when they are silently cut (a firewall that forgets, a machine that
 * is gone): no query waits longer than about ten seconds.
 */
export function openPool(options: pg.PoolConfig, { silenceMs = SILENCE_MS, isPatient }: Patience = {}): pg.Pool {
  const watched = new Map<pg.ClientBase, Watched>();
  const all: pg.PoolConfig = {
    max: 12,
    // Lets the parts of a transaction that need no answer travel together (brief-transaction.ts).
    pipeline: true,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    ...options,
  };
  const pool = new pg.Pool({
    ...all,
    async onConnect(client) {
      // The query's own promise rejects; without this listener the error would also end the process.
      client.on('error', () => undefined);
      const connection = noteSilence(watched, client);
      if (!isPatient) destroyWhenSilent(watched, connection, silenceMs);
      await client.query(TUNING + DEFAULTS + (isPatient ? PATIENT_SETTINGS : SETTINGS));
      if (isPatient) await destroyWhenIdle(client, connection, { silenceMs, options: all });
    },
  });
  // Losing an idle connection is harmless: the pool opens another.
  pool.on('error', () => undefined);
  pool.on('acquire', (client) => setBusy(watched.get(client), true));
  pool.on('release', (_error, client) => setBusy(watched.get(client), false));
  return pool;
}
