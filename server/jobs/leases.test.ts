import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { DatabaseConnection } from '../database/client.ts';
import { openTestDatabase } from '../testing/databases/database.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { keepLeases } from './leases.ts';

let connection: DatabaseConnection;
let other: Jobs;
let finish: () => void;
let working: Promise<unknown>;
let stop: () => void;
beforeAll(async () => {
  connection = await openTestDatabase();
  other = await startJobs(connection, { passive: true });
});
afterAll(async () => {
  await other.stop();
  await connection.close();
});
beforeEach(async () => {
  await other.send(connection.database, 'mail', {});
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  working = other.workOff('mail', () => finished);
  await vi.waitUntil(async () => (await stateNow()) === 'active', { timeout: 10_000 });
});
afterEach(async () => {
  stop();
  finish();
  await working;
  await connection.pool.query('delete from jobs.job');
});

async function stateNow(): Promise<string> {
  return (await connection.pool.query('select state::text from jobs.job')).rows[0]?.state;
}

/** Of the process that holds the job. */
async function renewed(from = 'now()'): Promise<void> {
  await connection.pool.query(`update jobs.job set heartbeat_on = ${from}`);
}

function beating(renew: () => Promise<void>): () => void {
  const onError = (error: Error) => {
    throw error;
  };
  return keepLeases(connection.database, { renew, onError, times: { leaseSeconds: 600, beatMs: 20 } });
}

it('A step of the clock takes no job from the living: each first gets time to renew', async () => {
  let beats = 0;
  stop = beating(async () => {
    beats += 1;
    if (beats === 5) {
      const now = performance.now.bind(performance);
      vi.spyOn(performance, 'now').mockImplementation(() => now() - 1_000_000);
      await renewed("heartbeat_on - interval '1000 seconds'");
    }
    if (beats === 7) await renewed();
  });
  await vi.waitUntil(() => beats > 10, { timeout: 10_000 });
  expect(await stateNow()).toBe('active');
});

it('Whoever died while the clock was ahead loses the jobs as well', async () => {
  stop = beating(async () => undefined);
  await renewed("now() + interval '2 hours'");
  await vi.waitUntil(async () => (await stateNow()) === 'retry', { timeout: 10_000 });
});
