import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookings } from '../database/schema/bookings.ts';
import { wishes } from '../database/schema/wishes.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createBaby, createBooking, createOnlineRegistry, createUser, createWish } from '../testing/builders.ts';
import { findRegistryVersion } from './registry-version.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

it('the version of a list changes with everything that its page shows, and with nothing else', async () => {
  const { database } = service.context;
  const owner = await createUser(service);
  const registry = await createOnlineRegistry(service, { owner });
  const other = await createOnlineRegistry(service);
  const seen = new Set<string | null>();
  async function expectNewVersion() {
    const version = await findRegistryVersion(database, registry.name);
    expect(version).not.toBeNull();
    expect(seen).not.toContain(version);
    seen.add(version);
  }
  await expectNewVersion();
  await createBaby(service, { registryId: registry.id });
  await expectNewVersion();
  const wish = await createWish(service, { registryId: registry.id });
  await expectNewVersion();
  await createBooking(service, { wishId: wish.id });
  await expectNewVersion();
  await database.update(bookings).set({ firstName: 'Jeannette' }).where(eq(bookings.wishId, wish.id));
  await expectNewVersion();
  await database.update(wishes).set({ deletedAt: new Date() }).where(eq(wishes.id, wish.id));
  await expectNewVersion();
  const renamed = { name: `${registry.name}-2` };
  await service.request(`PUT /shortlink/${registry.shortLinkId}`, { token: owner.token, body: renamed });
  await expectNewVersion();

  await createWish(service, { registryId: other.id });
  expect(seen).toContain(await findRegistryVersion(database, registry.name));
  expect(seen).toContain(await findRegistryVersion(database, String(registry.id)));
});

it('there is no version of what is no list', async () => {
  for (const name of ['nobody-has-this', '42', '99999999999999999999', 'a\0b', "'; drop table users; --"]) {
    expect(await findRegistryVersion(service.context.database, name)).toBeNull();
  }
});
