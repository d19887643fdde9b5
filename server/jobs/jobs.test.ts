import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DatabaseConnection } from '../database/client.ts';
import { openTestDatabase } from '../testing/databases/database.ts';
import { JobFailure, type JobHistory } from './job-failure.ts';
import { type Jobs, startJobs } from './jobs.ts';

let connection: DatabaseConnection;
let jobs: Jobs;
beforeAll(async () => {
  connection = await openTestDatabase();
  jobs = await startJobs(connection, { passive: true });
});
afterAll(async () => {
  await jobs.stop();
  await connection.close();
});

describe('a job', () => {
  it('exists only if the transaction that asked for it was committed', async () => {
    const { database } = connection;
    await database.transaction((tx) => jobs.send(tx, 'clean-up', { kept: true }));
    await expect(
      database.transaction(async (tx) => {
        await jobs.send(tx, 'clean-up', { kept: false });
        throw new Error('no');
      }),
    ).rejects.toThrow();
    const seen: object[] = [];
    await jobs.workOff('clean-up', async (data) => {
      seen.push(data);
    });
    expect(seen).toEqual([{ kept: true }]);
  });

  it('that fails holds none of the others back, and is tried again', async () => {
    for (const name of ['first', 'broken', 'last']) await jobs.send(connection.database, 'mail', { name });
    const done: string[] = [];
    jobs.work<{ name: string }>('mail', async ({ name }) => {
      if (name === 'broken') throw new Error('the mail server is down');
      done.push(name);
    });
    await vi.waitUntil(() => done.length === 2, { timeout: 15_000 });
    expect(done.sort()).toEqual(['first', 'last']);
    const states = () => connection.pool.query("select state::text from jobs.job where data->>'name' = 'broken'");
    await vi.waitUntil(async () => (await states()).rows[0]?.state === 'retry', { timeout: 15_000 });
  });

  it('that a restart cuts off is begun anew, a night of imports too', async () => {
    const own = await openTestDatabase();
    const first = await startJobs(own, { passive: true, stopPatienceMs: 50 });
    await first.send(own.database, 'catalogue-imports', {});
    const begun = Promise.withResolvers<void>();
    first.work('catalogue-imports', () => {
      begun.resolve();
      return new Promise(() => undefined);
    });
    await begun.promise;
    await first.stop();
    const states = await own.pool.query("select state::text from jobs.job where name = 'catalogue-imports'");
    expect(states.rows).toEqual([{ state: 'retry' }]);
    await own.close();
  });

  it('that failed for good is tried no more, and goes where it is kept, with its past', async () => {
    const own = await openTestDatabase();
    const jobs = await startJobs(own, { passive: true });
    for (const name of ['hopeless', 'unlucky']) await jobs.send(own.database, 'mail', { name });
    // Its last attempt; the schedule would retry it in four days.
    await own.pool.query("update jobs.job set retry_limit = 0 where data->>'name' = 'unlucky'");
    const tried: string[] = [];
    jobs.work<{ name: string }>('mail', async ({ name }) => {
      tried.push(name);
      if (name === 'hopeless') throw new JobFailure('nobody there', { isFinal: true });
      throw Object.assign(new Error('secret@example.org'), { code: 'ELUCK' });
    });
    const kept: (JobHistory & { name: string })[] = [];
    jobs.work<{ name: string }>('mail-given-up', async ({ name }, history) => {
      kept.push({ ...history, name });
    });
    await vi.waitUntil(() => kept.length === 2, { timeout: 30_000 });
    expect(kept.sort((one, other) => one.name.localeCompare(other.name))).toMatchObject([
      { name: 'hopeless', reason: 'nobody there', tries: 1, queuedAt: expect.any(Date) },
      { name: 'unlucky', reason: 'Error ELUCK', tries: 1, queuedAt: expect.any(Date) },
    ]);
    expect(tried.sort()).toEqual(['hopeless', 'unlucky']);
    await jobs.stop();
    await own.close();
  }, 60_000);

  it('is held as long as its worker lives, and taken over when it has died', async () => {
    const own = await openTestDatabase();
    const dead = await startJobs(own, { passive: true });
    for (const name of ['one', 'other']) await dead.send(own.database, 'mail', { name });
    const leases = { leaseSeconds: 600, beatMs: 100 };
    const workers = [await startJobs(own, { leases }), await startJobs(own, { leases })];
    const begun: string[] = [];
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    // Nobody renews the lease of a passive one.
    const died = dead.workOff<{ name: string }>('mail', () => finished);
    await vi.waitUntil(async () => (await countHeld(own)) === 1, { timeout: 15_000 });
    for (const jobs of workers) {
      jobs.work<{ name: string }>('mail', async ({ name }) => {
        begun.push(name);
        await finished;
      });
    }
    await vi.waitUntil(() => begun.length === 1, { timeout: 15_000 });
    await age(own, 500);
    await vi.waitUntil(async () => Number((await agesOfHeld(own))[String(begun[0])]) < 60, { timeout: 15_000 });
    await age(own, 500);
    await vi.waitUntil(() => begun.length === 2, { timeout: 15_000 });
    expect(begun.toSorted()).toEqual(['one', 'other']);
    finish();
    await died;
    await Promise.all([...workers, dead].map((jobs) => jobs.stop()));
    await own.close();
  });
});

it('A night that nobody was there for is made up for, once', async () => {
  const own = await openTestDatabase();
  const nodes = [await startJobs(own, { passive: true }), await startJobs(own, { passive: true })];
  const scheduleAll = () => Promise.all(nodes.map((node) => node.scheduleNightly('clean-up', '17 3 * * *')));
  const waiting = async () =>
    (
      await own.pool.query(`select round(extract(epoch from start_after - created_on) / 60)::int as minutes
      from jobs.job where name = 'clean-up' and state = 'created'`)
    ).rows;
  await scheduleAll();
  expect(await waiting()).toEqual([{ minutes: expect.toBeOneOf([10, 20]) }]);
  await own.pool.query("update jobs.job set state = 'completed', completed_on = now(), singleton_on = null");
  await scheduleAll();
  expect(await waiting()).toEqual([]);
  await own.pool.query("update jobs.job set completed_on = now() - interval '2 days'");
  await scheduleAll();
  expect(await waiting()).toHaveLength(1);
  await Promise.all(nodes.map((node) => node.stop()));
  await own.close();
});

it('What was noted while the clock was ahead is set right at the next start', async () => {
  const own = await openTestDatabase();
  const before = await startJobs(own, { passive: true });
  await before.send(own.database, 'clean-up', {});
  await before.stop();
  await own.pool.query(`
    update jobs.version set cron_on = now() + interval '5 days';
    update jobs.queue set maintain_on = now() + interval '5 days';
    update jobs.job set created_on = now() + interval '5 days', start_after = now() + interval '5 days'`);
  const after = await startJobs(own);
  const ahead = await own.pool.query(`
    select 1 from jobs.version where cron_on > now() + interval '1 minute'
    union all select 1 from jobs.queue where maintain_on > now() + interval '1 minute'
    union all select 1 from jobs.job where start_after > now()`);
  expect(ahead.rows).toEqual([]);
  await after.stop();
  await own.close();
});

async function countHeld(database: DatabaseConnection): Promise<number> {
  return Object.keys(await agesOfHeld(database)).length;
}

/** Seconds since a process last renewed its lease. */
async function agesOfHeld({ pool }: DatabaseConnection): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string; age: number }>(
    `select data->>'name' as name, extract(epoch from now() - heartbeat_on)::float8 as age from jobs.job where state = 'active'`,
  );
  return Object.fromEntries(rows.map(({ name, age }) => [name, age]));
}

/**
 * Pretends that nobody has renewed for this many more seconds: really waiting would make tests depend on the
 * machine's speed.
 */
async function age({ pool }: DatabaseConnection, seconds: number): Promise<void> {
  await pool.query(
    `update jobs.job set heartbeat_on = heartbeat_on - $1 * interval '1 second' where state = 'active'`,
    [seconds],
  );
}
