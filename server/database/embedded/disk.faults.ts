import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { TestApp } from '../../testing/app.ts';
import { canMount, makeDisk, type TestDisk } from '../../testing/breakable/disk.ts';
import { bookingPayload, createOnlineRegistry, createWish } from '../../testing/builders.ts';
import { readOutbox } from '../../testing/mails/outbox.ts';
import { type ServerProcess, startServerProcess } from '../../testing/processes/server-process.ts';
import { openDatabase } from '../client.ts';
import { bookings } from '../schema/bookings.ts';

// More copies than are booked until the last cut: a quick machine makes some hundred bookings a second.
const WISHES = 200;
const COPIES = 20;
const CUTS = 5;

const disks: TestDisk[] = [];
const servers: ServerProcess[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.end('SIGKILL');
  for (const disk of disks.splice(0)) disk.remove();
});

function use(disk: TestDisk): TestDisk {
  disks.push(disk);
  return disk;
}

async function startOn(disk: TestDisk): Promise<ServerProcess> {
  const server = await startServerProcess({ dataDir: dataOn(disk), databaseUrl: null });
  servers.push(server);
  return server;
}

function dataOn({ path }: TestDisk): string {
  return join(path, 'data');
}

/** Opens the database beside the service. */
async function beside<Result>(disk: TestDisk, work: (testApp: TestApp) => Promise<Result>): Promise<Result> {
  const connection = await openDatabase({ databaseUrl: null, dataDir: dataOn(disk) });
  try {
    const config = readConfig({ DATA_DIR: dataOn(disk) });
    return await work({ context: { config, database: connection.database } } as unknown as TestApp);
  } finally {
    await connection.close();
  }
}

function makeWishes(disk: TestDisk): Promise<number[]> {
  return beside(disk, async (testApp) => {
    const { id: registryId } = await createOnlineRegistry(testApp);
    const gifts = Array.from({ length: WISHES }, () => createWish(testApp, { registryId, quantity: COPIES }));
    return (await Promise.all(gifts)).map(({ id }) => id);
  });
}

/** Eight givers book one gift after another; the address of each acknowledged booking is recorded. */
function startBooking(server: ServerProcess, wishIds: number[]) {
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  let isOver = false;
  const givers = Array.from({ length: 8 }, async (_, giver) => {
    for (let count = 0; !isOver; count += 1) {
      const email = `giver-${giver}-${count}-${acknowledged.length}@example.org`;
      const body = [bookingPayload({ email, wishes_ids: [wishIds[(giver + count * 8) % WISHES] as number] })];
      const answer = await server.request('POST /booking/multi', { body }).catch(() => null);
      if (answer) statuses.add(answer.status);
      if (answer?.status === 201) acknowledged.push(email);
      else await pause(20);
    }
  });
  return {
    acknowledged,
    statuses,
    async end() {
      isOver = true;
      await Promise.all(givers);
    },
  };
}

async function bookedOn(disk: TestDisk): Promise<string[]> {
  const rows = await beside(disk, ({ context }) => context.database.select({ email: bookings.email }).from(bookings));
  return rows.map(({ email }) => email);
}

describe.runIf(canMount())('On a disk of its own, the embedded database', { timeout: 600_000 }, () => {
  it(`forgets nothing that was acknowledged when the power is cut, ${CUTS} times`, async () => {
    let disk = use(makeDisk(400));
    let server = await startOn(disk);
    const wishIds = await makeWishes(disk);
    const acknowledged: string[] = [];
    for (let cut = 0; cut < CUTS; cut += 1) {
      const people = startBooking(server, wishIds);
      await vi.waitUntil(() => people.acknowledged.length > 0, { timeout: 30_000 });
      await pause(Math.random() * 1500);
      server.freeze();
      const before = [...people.acknowledged];
      disk = use(disk.cutPower());
      await server.end('SIGKILL');
      await people.end();
      expect(before.length).toBeGreaterThan(0);
      acknowledged.push(...before);
      server = await startOn(disk);
      const booked = new Set(await bookedOn(disk));
      expect(acknowledged.filter((email) => !booked.has(email))).toEqual([]);
    }
    await vi.waitUntil(async () => (await untold(disk, acknowledged)) === 0, { timeout: 120_000, interval: 500 });
  });

  it('refuses clearly while its disk is full, keeps what it has, and goes on by itself', async () => {
    const disk = use(makeDisk(320));
    const server = await startOn(disk);
    const wishIds = await makeWishes(disk);
    const people = startBooking(server, wishIds);
    await vi.waitUntil(() => people.acknowledged.length > 20, { timeout: 30_000 });
    const empty = disk.fill(0);
    await vi.waitUntil(() => people.statuses.has(503), { timeout: 60_000 });
    const ready = () =>
      server.fetch('/readyz').then(
        ({ status }) => status,
        () => 0,
      );
    await vi.waitUntil(async () => (await ready()) === 503, { timeout: 30_000 });
    empty();
    const before = people.acknowledged.length;
    await vi.waitUntil(() => people.acknowledged.length > before + 20, { timeout: 60_000 });
    await vi.waitUntil(async () => (await ready()) === 200, { timeout: 30_000 });
    await people.end();
    expect([...people.statuses].filter((status) => ![201, 409, 503].includes(status))).toEqual([]);
    const booked = await bookedOn(disk);
    expect(people.acknowledged.filter((email) => !booked.includes(email))).toEqual([]);
    await vi.waitUntil(async () => (await untold(disk, people.acknowledged)) === 0, {
      timeout: 120_000,
      interval: 500,
    });
    expect(readdirSync(join(dataOn(disk), 'outbox')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('says that there is too little space for a first start, and starts once there is', async () => {
    const disk = use(makeDisk(280));
    const empty = disk.fill(100);
    const start = () => openDatabase({ databaseUrl: null, dataDir: dataOn(disk) });
    await expect(start()).rejects.toThrow(
      /^The embedded database in .* cannot be made: it needs 200 MB, and \d+ MB are free\.$/,
    );
    empty();
    await (await start()).close();
  });
});

/** How many of these givers still have no summary. */
async function untold(disk: TestDisk, emails: string[]): Promise<number> {
  const told = new Set((await readOutbox(dataOn(disk))).map(({ to }) => to));
  return emails.filter((email) => !told.has(email)).length;
}
