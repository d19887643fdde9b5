import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { type Database, openDatabase } from '../database/client.ts';
import { migrate } from '../database/migrate.ts';
import { bookings } from '../database/schema.ts';
import type { TestApp } from '../testing/app.ts';
import { bookingPayload, createOnlineRegistry, createUser, createWish } from '../testing/builders.ts';
import { openTestDatabase, runsOnPostgres } from '../testing/database.ts';
import { readOutbox } from '../testing/outbox.ts';
import { startServerProcess } from '../testing/server-process.ts';

let settings: { dataDir: string; databaseUrl: string | null };
let dropDatabase: () => Promise<void> = async () => undefined;
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cigogne-kill-'));
  settings = { dataDir, databaseUrl: null };
  if (runsOnPostgres) {
    const connection = await openTestDatabase();
    settings.databaseUrl = connection.url;
    dropDatabase = connection.close;
  }
});
afterAll(async () => {
  await dropDatabase();
  await rm(settings.dataDir, { recursive: true, force: true });
});

/** Opens the database while no server has it, since the embedded one belongs to one process. */
async function whileStopped<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const connection = await openDatabase(settings);
  try {
    return await work(connection.database);
  } finally {
    await connection.close();
  }
}

interface Gift {
  wishId: number;
  giver: string;
  parent: string;
}

/** Lists of four gifts each, so that every parent gets a mail for each. */
function prepareGifts(count: number): Promise<Gift[]> {
  return whileStopped(async (database) => {
    await migrate(database);
    const config = readConfig({ DATA_DIR: settings.dataDir });
    const testApp = { context: { config, database } } as TestApp;
    const gifts: Gift[] = [];
    while (gifts.length < count) {
      const owner = await createUser(testApp);
      const { id: registryId } = await createOnlineRegistry(testApp, { owner });
      for (let index = 0; index < 4; index += 1) {
        const { id: wishId } = await createWish(testApp, { registryId });
        gifts.push({ wishId, giver: `giver-${gifts.length}@example.org`, parent: owner.email });
      }
    }
    return gifts;
  });
}

/** On a server, what a worker held when it died goes back after a minute, in case it lives: we don't wait for that. */
function giveUpDeadWork(): Promise<number> {
  return whileStopped(async (database) => {
    if (runsOnPostgres)
      await database.execute(sql`update jobs.job set state = 'retry', start_after = now() where state = 'active'`);
    return database.$count(bookings);
  });
}

it('a server killed in the middle of bookings loses nothing that it acknowledged, and no mail', async () => {
  const gifts = await prepareGifts(24);
  const killed = await startServerProcess(settings);
  const acknowledged: { gift: Gift; token: string }[] = [];
  await Promise.all(
    gifts.map(async (gift) => {
      const body = [bookingPayload({ wishes_ids: [gift.wishId], email: gift.giver, first_name: gift.giver })];
      const answer = await killed.request('POST /booking/multi', { body }).catch(() => null);
      if (answer?.status !== 201) return;
      acknowledged.push({ gift, token: answer.headers.get('x-giver-token') ?? '' });
      if (acknowledged.length === 8) await killed.end('SIGKILL');
    }),
  );
  expect(acknowledged.length).toBeGreaterThanOrEqual(8);
  expect(await giveUpDeadWork()).toBeGreaterThanOrEqual(acknowledged.length);

  const restarted = await startServerProcess(settings);
  for (const { gift, token } of acknowledged) {
    const page = await (await restarted.request(`GET /booking/giver/${token}`)).json();
    expect(page).toMatchObject({ bookings: [{ wish_id: gift.wishId }] });
  }
  await vi.waitUntil(async () => (await findUntold(acknowledged)).length === 0, { timeout: 90_000, interval: 250 });
  await restarted.end('SIGTERM');
  expect(await findUntold(acknowledged)).toEqual([]);
}, 180_000);

/** The acknowledged gifts whose giver or parent has no mail, or more than one. */
async function findUntold(acknowledged: { gift: Gift }[]): Promise<Gift[]> {
  const mails = await readOutbox(settings.dataDir);
  return acknowledged
    .map(({ gift }) => gift)
    .filter(({ giver, parent }) => {
      const name = giver.split('@')[0] as string;
      const summaries = mails.filter((mail) => mail.to === giver);
      const reports = mails.filter((mail) => mail.to === parent && mail.text.includes(name));
      return summaries.length !== 1 || reports.length !== 1;
    });
}
