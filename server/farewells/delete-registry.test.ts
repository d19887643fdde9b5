import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookings } from '../database/schema/bookings.ts';
import { shortLinkNames } from '../database/schema/short-links.ts';
import { bookingPayload, createOnlineRegistry, createUser, createWish } from '../testing/builders.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';
import { farewellMails } from './mails.ts';

const testApp = sharedTestApp();

async function book(wishIds: number[], email: string, language = 'fr') {
  const response = await testApp.request('POST /booking/multi', {
    headers: { 'accept-language': language },
    body: [{ first_name: 'Jeanne', last_name: 'Petit', email, anonymous: false, wishes_ids: wishIds }],
  });
  expect(response.statusCode).toBe(201);
}

async function outbox(): Promise<string[]> {
  const folder = join(testApp.context.config.dataDir, 'outbox');
  const names = await readdir(folder);
  return Promise.all(
    names.filter((name) => name.includes('list-deleted')).map((name) => readFile(join(folder, name), 'utf8')),
  );
}

describe('A parent deletes a list', () => {
  it('and each giver gets one mail for what they had booked', async () => {
    const owner = await createUser(testApp);
    const registry = await createOnlineRegistry(testApp, { owner, title: 'Liste de Zoé' });
    const [bed, lamp, bear] = await Promise.all(
      ['Lit', 'Lampe', 'Ours'].map((title) => createWish(testApp, { registryId: registry.id, title })),
    );
    await book([bed?.id ?? 0, lamp?.id ?? 0], 'jeanne@example.org');
    await book([bear?.id ?? 0], 'hans@example.org', 'de');
    await testApp.deliverMails();

    const response = await testApp.request(`DELETE /birthregistry/${registry.id}`, { token: owner.token });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      id: registry.id,
      title: 'Liste de Zoé',
      shortlinks: [{ name: registry.name }],
    });
    expect(await testApp.deliverMails()).toBe(2);
    const mails = await outbox();
    expect(mails).toHaveLength(2);
    expect(mails.map((mail) => /^To: .*$/m.exec(mail)?.[0]).join()).toMatch(/jeanne@example.org/);
    expect(mails.map((mail) => /^To: .*$/m.exec(mail)?.[0]).join()).toMatch(/hans@example.org/);
  });

  it('and the mail says which list, which gifts, and is silent about what was cancelled before', async () => {
    const owner = await createUser(testApp);
    const registry = await createOnlineRegistry(testApp, {
      owner,
      title: `Liste ${'x'.repeat(80)} de http://evil.example`,
    });
    const bed = await createWish(testApp, { registryId: registry.id, title: 'Lit' });
    await book([bed.id], 'jeanne@example.org', 'en');
    const before = await testApp.request(`GET /wish/${bed.id}`, { token: owner.token });
    const [booking] = before.json().bookings;
    const write = farewellMails['list-deleted'];
    const ids = { registryId: registry.id, requestId: await requestOf(booking.id) };
    expect(await write(testApp.context, ids)).toBeNull();

    await testApp.request(`DELETE /birthregistry/${registry.id}`, { token: owner.token });
    const mail = await write(testApp.context, ids);
    expect(mail).toMatchObject({
      to: 'jeanne@example.org',
      language: 'en',
      heading: 'Hello Jeanne,',
      blocks: [{ kind: 'paragraph' }, { kind: 'wishes', wishes: [{ title: 'Lit', detail: '' }] }, {}, {}],
    });
    expect(JSON.stringify(mail)).not.toContain('evil.example');
  });

  it('and the mail names a gift once, with its copies, but for those of which the giver said more', async () => {
    const owner = await createUser(testApp);
    const registry = await createOnlineRegistry(testApp, { owner });
    const bib = await createWish(testApp, { registryId: registry.id, title: 'Bavoir', quantity: 3 });
    const copies = [{ wish_id: bib.id, count: 3 }];
    const body = [bookingPayload({ wishes_ids: [bib.id], copies })];
    await testApp.request('POST /booking/multi', { body });
    const [booking] = (await testApp.request(`GET /wish/${bib.id}`, { token: owner.token })).json().bookings;
    await testApp.context.database.update(bookings).set({ boughtAt: new Date() }).where(eq(bookings.id, booking.id));
    const ids = { registryId: registry.id, requestId: await requestOf(booking.id) };
    await testApp.request(`DELETE /birthregistry/${registry.id}`, { token: owner.token });
    const mail = await farewellMails['list-deleted'](testApp.context, ids);
    expect(mail?.blocks[1]).toMatchObject({
      wishes: [
        { title: 'Bavoir', detail: 'Vous aviez indiqué l’avoir acheté' },
        { title: '2\u00A0×\u00A0Bavoir', detail: '' },
      ],
    });
  });

  it('and the mail asks nothing of whoever gave all that they had booked', async () => {
    const owner = await createUser(testApp);
    const registry = await createOnlineRegistry(testApp, { owner });
    const bed = await createWish(testApp, { registryId: registry.id });
    await book([bed.id], 'jeanne@example.org', 'en');
    const [booking] = (await testApp.request(`GET /wish/${bed.id}`, { token: owner.token })).json().bookings;
    const ids = { registryId: registry.id, requestId: await requestOf(booking.id) };
    await testApp.context.database
      .update(bookings)
      .set({ thankedAt: new Date(), thanksMessage: 'Thanks', receivedAt: new Date() })
      .where(eq(bookings.id, booking.id));
    await testApp.request(`DELETE /birthregistry/${registry.id}`, { token: owner.token });
    const mail = await farewellMails['list-deleted'](testApp.context, ids);
    expect(mail?.blocks.slice(2)).toEqual([
      { kind: 'note', text: 'There is nothing you need to do. Thank you for your kindness.' },
    ]);
  });

  it('and nobody finds it any more, nor books on it', async () => {
    const owner = await createUser(testApp);
    const registry = await createOnlineRegistry(testApp, { owner });
    const wish = await createWish(testApp, { registryId: registry.id });
    await testApp.request(`DELETE /birthregistry/${registry.id}`, { token: owner.token });
    for (const path of [
      `/birthregistry/${registry.id}`,
      `/birthregistry/public/${registry.id}`,
      `/category/birth_registry/${registry.id}`,
      `/wish/${wish.id}`,
      `/wish/public/${wish.id}`,
      `/birthregistry/shortlink/${registry.name}`,
    ]) {
      expect((await testApp.request(`GET ${path}`, { token: owner.token })).statusCode).toBe(404);
    }
    expect((await testApp.request('GET /birthregistry/mine', { token: owner.token })).json()).toEqual([]);
    const again = await testApp.request(`DELETE /birthregistry/${registry.id}`, { token: owner.token });
    expect(again.statusCode).toBe(404);
    const booking = await testApp.request('POST /booking/multi', {
      body: [{ first_name: 'J', last_name: 'P', email: 'j@example.org', anonymous: false, wishes_ids: [wish.id] }],
    });
    expect(booking.statusCode).toBe(404);
  });

  it('while somebody books on it: the booking is refused, or cancelled with the list', async () => {
    for (let round = 0; round < 4; round += 1) {
      const owner = await createUser(testApp);
      const registry = await createOnlineRegistry(testApp, { owner });
      const wish = await createWish(testApp, { registryId: registry.id });
      const [booking] = await Promise.all([
        testApp.request('POST /booking/multi', { body: [bookingPayload({ wishes_ids: [wish.id] })] }),
        testApp.request(`DELETE /birthregistry/${registry.id}`, { token: owner.token }),
      ]);
      expect([201, 404]).toContain(booking.statusCode);
      const rows = await testApp.context.database.select().from(bookings).where(eq(bookings.registryId, registry.id));
      expect(rows.map((row) => row.cancelledBy)).toEqual(booking.statusCode === 201 ? ['registry-deletion'] : []);
    }
  });

  it('and its name stays taken for a year', async () => {
    const [one, other] = [await createUser(testApp), await createUser(testApp)];
    const registry = await createOnlineRegistry(testApp, { owner: one, name: 'petite-zoe' });
    const mine = await createOnlineRegistry(testApp, { owner: other });
    await testApp.request(`DELETE /birthregistry/${registry.id}`, { token: one.token });
    const take = () =>
      testApp.request('POST /shortlink/', {
        token: other.token,
        body: { name: 'Petite-Zoe', birthregistry_id: mine.id },
      });
    expect((await take()).json().code).toBe('SHORT_LINK_ALREADY_EXISTS');
    await testApp.context.database
      .update(shortLinkNames)
      .set({ freeAt: new Date(Date.now() - 1000) })
      .where(eq(shortLinkNames.name, 'petite-zoe'));
    expect((await take()).statusCode).toBe(201);
    const found = await testApp.request('GET /birthregistry/shortlink/petite-zoe');
    expect(found.json().id).toBe(mine.id);
  });

  it('that is somebody else’s: not found', async () => {
    const registry = await createOnlineRegistry(testApp);
    const stranger = await createUser(testApp);
    const path = `DELETE /birthregistry/${registry.id}`;
    expect((await testApp.request(path, { token: stranger.token })).statusCode).toBe(404);
    expect((await testApp.request(path)).statusCode).toBe(403);
  });
});

async function requestOf(bookingId: number): Promise<number> {
  const [found] = await testApp.context.database
    .select({ requestId: bookings.requestId })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return found?.requestId ?? 0;
}
