import { randomUUID } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { contactMessages } from '../../database/schema/contact.ts';
import { idempotencyKeys } from '../../database/schema/idempotency.ts';
import { babies, registries } from '../../database/schema/registries.ts';
import { shares } from '../../database/schema/sharing.ts';
import { shortLinks } from '../../database/schema/short-links.ts';
import { wishes } from '../../database/schema/wishes.ts';
import { anyEmail } from '../../testing/any-email.ts';
import {
  createCategory,
  createOwner,
  createShortLink,
  type OwnerOfRegistry,
  registryBody,
} from '../../testing/builders.ts';
import { WITH_SECOND_OWNERS } from '../../testing/calls/second-owner-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp({ features: WITH_SECOND_OWNERS });

interface Kind {
  call:
    | 'POST /wish/'
    | 'POST /baby/'
    | 'POST /shortlink/'
    | 'POST /birthregistry/'
    | 'POST /email/share_list'
    | 'POST /contact';
  body: (owner: OwnerOfRegistry) => Promise<object>;
  /** Another body that would be accepted. */
  other: object;
  made: { table: PgTable; where: (owner: OwnerOfRegistry) => SQL };
}

const WISH: Kind = {
  call: 'POST /wish/',
  body: async ({ registry }) => {
    const category = await createCategory(testApp, { registryId: registry.id });
    return { title: 'Poussette', price: 299.9, category_id: category.id };
  },
  other: { price: 199 },
  made: { table: wishes, where: ({ registry }) => eq(wishes.registryId, registry.id) },
};

const KINDS: Kind[] = [
  WISH,
  {
    call: 'POST /baby/',
    body: async ({ registry }) => ({ birthregistry_id: registry.id, firstname: 'Léonie' }),
    other: { firstname: 'Léo' },
    made: { table: babies, where: ({ registry }) => eq(babies.registryId, registry.id) },
  },
  {
    call: 'POST /shortlink/',
    body: async ({ registry }) => ({
      birthregistry_id: registry.id,
      name: `leonie-${randomUUID().slice(0, 8)}`,
      is_active: true,
      expiration_date: '2027-01-01',
    }),
    other: { is_active: false },
    made: { table: shortLinks, where: ({ registry }) => eq(shortLinks.registryId, registry.id) },
  },
  {
    call: 'POST /birthregistry/',
    body: async () => registryBody(),
    other: { title: 'Une autre' },
    made: { table: registries, where: ({ id }) => eq(registries.userId, id) },
  },
  {
    call: 'POST /email/share_list',
    body: async ({ registry }) => {
      const { name } = await createShortLink(testApp, { registryId: registry.id });
      return { to_mail: anyEmail(), to_name: 'Mamie', birth_registry_id: registry.id, shortlink_name: name };
    },
    other: { to_name: 'Papi' },
    made: { table: shares, where: ({ id }) => eq(shares.userId, id) },
  },
  {
    call: 'POST /contact',
    body: async ({ email }) => ({ name: 'Jeanne Petit', email, message: 'Où est ma réservation ?' }),
    other: { message: 'Bonjour' },
    made: { table: contactMessages, where: ({ email }) => eq(contactMessages.email, email) },
  },
];

async function start({ call, body, made }: Kind) {
  const owner = await createOwner(testApp);
  const usual = await body(owner);
  const count = () => testApp.context.database.$count(made.table, made.where(owner));
  const before = await count();
  return {
    owner,
    send: (key: string, fields: object = {}) =>
      testApp.request(call, { token: owner.token, body: { ...usual, ...fields }, headers: { 'idempotency-key': key } }),
    countMade: async () => (await count()) - before,
  };
}

describe.each(KINDS)('$call', (kind) => {
  it('that arrives again, since its answer got lost, makes one, and answers the same', async () => {
    const { send, countMade } = await start(kind);
    const key = randomUUID();
    const [first, second] = [await send(key), await send(key)];
    expect(first.statusCode).toBe((endpoints[kind.call] as Endpoint).status ?? 200);
    expect([second.statusCode, second.json()]).toEqual([first.statusCode, first.json()]);
    expect(await countMade()).toBe(1);
    expect((await send(key, kind.other)).json().errors).toMatchObject([
      { path: 'idempotency-key', code: 'KEY_REUSED' },
    ]);
    expect(await countMade()).toBe(1);
  });

  it('that arrives many times at the same moment makes one', async () => {
    const { send, countMade } = await start(kind);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(key)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await countMade()).toBe(1);
  });
});

describe('A gift', () => {
  it('is made anew under another key, and by another account under the same, as a baby is', async () => {
    const { send, countMade } = await start(WISH);
    const key = randomUUID();
    await send(key);
    await send(randomUUID());
    expect(await countMade()).toBe(2);
    const other = await start(WISH);
    expect((await other.send(key)).statusCode).toBe(201);
    expect(await other.countMade()).toBe(1);
    const { token, registry } = other.owner;
    const body = { birthregistry_id: registry.id, firstname: 'Léonie' };
    const baby = await testApp.request('POST /baby/', { token, body, headers: { 'idempotency-key': key } });
    expect(baby.statusCode).toBe(201);
  });

  it('that was refused frees its key', async () => {
    const { send, countMade } = await start(WISH);
    const key = randomUUID();
    expect((await send(key, { img_path: 'item/of-nobody.webp' })).statusCode).toBe(422);
    expect((await send(key)).statusCode).toBe(201);
    expect(await countMade()).toBe(1);
  });

  it('is answered as it is now, and not at all once it was deleted', async () => {
    const { owner, send, countMade } = await start(WISH);
    const key = randomUUID();
    const { id } = (await send(key)).json();
    await testApp.request(`PUT /wish/${id}`, { token: owner.token, body: { title: 'Poussette bleue' } });
    expect((await send(key)).json()).toMatchObject({ id, title: 'Poussette bleue' });
    await testApp.request(`DELETE /wish/${id}`, { token: owner.token });
    expect((await send(key)).statusCode).toBe(404);
    expect(await countMade()).toBe(1);
  });

  it('is made again once its key is 24 hours old', async () => {
    const { send, countMade } = await start(WISH);
    const { database } = testApp.context;
    const age = (hours: number) =>
      database.update(idempotencyKeys).set({ createdAt: sql`now() - ${`${hours} hours`}::interval` });
    const key = randomUUID();
    await send(key);
    await age(23);
    await send(key);
    expect(await countMade()).toBe(1);
    await age(25);
    const again = await send(key, { title: 'Autre chose' });
    expect((await send(key, { title: 'Autre chose' })).json()).toEqual(again.json());
    expect(await countMade()).toBe(2);
  });

  it('refuses a key of a wrong length', async () => {
    const { send, countMade } = await start(WISH);
    expect((await send('short')).json().errors).toMatchObject([{ path: 'idempotency-key', code: 'TOO_SHORT' }]);
    expect(await countMade()).toBe(0);
  });
});

it('A list made twice with one key invites the other parent once', async () => {
  const { send } = await start(KINDS.find(({ call }) => call === 'POST /birthregistry/') as Kind);
  const [key, second_owner_mail] = [randomUUID(), `${randomUUID()}@example.org`];
  for (let sent = 0; sent < 2; sent += 1) expect((await send(key, { second_owner_mail })).statusCode).toBe(201);
  expect(await testApp.mailsTo(second_owner_mail)).toHaveLength(1);
});
