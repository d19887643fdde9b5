import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookings } from '../../database/schema/bookings.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { bookingPayload, createOnlineRegistry, createWish } from '../../testing/builders.ts';
import { startServerProcess } from '../../testing/processes/server-process.ts';

type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

describe('on two servers with one database', () => {
  let testApp: TestApp;
  let servers: ServerProcess[];
  beforeAll(async () => {
    testApp = await startTestApp();
    const settings = { dataDir: testApp.context.config.dataDir, databaseUrl: testApp.databaseUrl };
    servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await testApp.close();
  });

  function book(person: number, wishIds: number[], headers: Record<string, string> = {}) {
    const body = [bookingPayload({ wishes_ids: wishIds, email: `giver-${person}@example.org` })];
    return (servers[person % 2] as ServerProcess).request('POST /booking/multi', { body, headers });
  }

  async function press(people: number, send: (person: number) => Promise<Response>) {
    const answers = await Promise.all(Array.from({ length: people }, (_, person) => send(person)));
    return Object.groupBy(answers, (answer) => answer.status);
  }

  async function wishWith(quantity: number) {
    const { id: registryId } = await createOnlineRegistry(testApp);
    return createWish(testApp, { registryId, quantity });
  }

  it('sixty people press on the last copy: one gets it', async () => {
    const wish = await wishWith(1);
    const answers = await press(60, (person) => book(person, [wish.id]));
    expect([answers[201]?.length, answers[409]?.length]).toEqual([1, 59]);
    expect(await testApp.context.database.$count(bookings, eq(bookings.wishId, wish.id))).toBe(1);
  });

  it('two gifts in opposite orders never stand in each other’s way', async () => {
    const { id: registryId } = await createOnlineRegistry(testApp);
    const [one, other] = [
      await createWish(testApp, { registryId, quantity: 20 }),
      await createWish(testApp, { registryId, quantity: 20 }),
    ];
    const orders = [
      [one.id, other.id],
      [other.id, one.id],
    ];
    const answers = await press(60, (person) => book(person, orders[person % 2] as number[]));
    expect([answers[201]?.length, answers[409]?.length]).toEqual([20, 40]);
  });

  it('a phone whose request reaches both of them books once', async () => {
    const wish = await wishWith(5);
    const headers = { 'idempotency-key': randomUUID() };
    const body = [bookingPayload({ wishes_ids: [wish.id] })];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (servers[index % 2] as ServerProcess).request('POST /booking/multi', { body, headers }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(201));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(await testApp.context.database.$count(bookings, eq(bookings.wishId, wish.id))).toBe(1);
  });
});
