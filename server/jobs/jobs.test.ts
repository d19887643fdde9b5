import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DatabaseConnection } from '../database/client.ts';
import { openTestDatabase } from '../testing/database.ts';
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
    await jobs.work<{ name: string }>('mail', async ({ name }) => {
      if (name === 'broken') throw new Error('the mail server is down');
      done.push(name);
    });
    await vi.waitUntil(() => done.length === 2, { timeout: 15_000 });
    expect(done.sort()).toEqual(['first', 'last']);
    const states = () =>
      connection.forJobs.db.executeSql("select state::text from jobs.job where data->>'name' = 'broken'");
    await vi.waitUntil(async () => (await states()).rows[0]?.state === 'retry', { timeout: 15_000 });
  });
});
