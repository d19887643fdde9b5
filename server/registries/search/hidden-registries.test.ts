import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { randomId } from '../../database/random-id.ts';
import { registries } from '../../database/schema/registries.ts';
import { shortLinks } from '../../database/schema/short-links.ts';
import { createBaby, createRegistry, createShortLink, createUser } from '../../testing/builders.ts';
import { searchCalls } from '../../testing/calls/search-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { search, titles, registry } = searchCalls(() => testApp);
beforeEach(async () => {
  await testApp.context.database.update(registries).set({ deletedAt: new Date() });
});

describe('A visitor does not find', () => {
  it('a list that is private, offline, or deleted', async () => {
    await registry('Trésor privé', { isPrivate: true });
    const owner = await createUser(testApp);
    await createRegistry(testApp, { owner, title: 'Trésor sans lien' });
    const off = await createRegistry(testApp, { owner, title: 'Trésor éteint' });
    await createShortLink(testApp, { registryId: off.id, isActive: false });
    const past = await createRegistry(testApp, { owner, title: 'Trésor fini' });
    await createShortLink(testApp, { registryId: past.id, expirationDate: '2026-01-01' });
    await registry('Trésor supprimé', { deletedAt: new Date() });
    expect(await titles('trésor')).toEqual([]);
    await testApp.context.database.update(shortLinks).set({ isActive: true }).where(eq(shortLinks.registryId, off.id));
    expect(await titles('trésor')).toEqual(['Trésor éteint']);
    expect((await search(owner.email)).json()).toHaveLength(1);
  });

  it('a first name that the parents keep secret', async () => {
    const { id } = await registry('Surprise');
    await createBaby(testApp, { registryId: id, firstName: 'Barnabé', firstNameIsPrivate: true });
    expect(await titles('Barnabé')).toEqual([]);
    expect((await search('surprise')).json()[0].babies).toMatchObject([{ firstname: null, gender: 'F' }]);
  });

  it('everything by signs: no wildcard, no pattern', async () => {
    await registry('Marie');
    for (const query of ['[a-z]{5}', '™™', "' or 1=1", '🦩🦩']) expect(await titles(query)).toEqual([]);
    for (const query of ['%%', '__', '.*', 'm%', 'm*', '(((((m', '\\\\', '--', '&|!:*']) {
      expect((await search(query)).statusCode, query).toBe(422);
    }
  });

  it.each(['a', ' ', 'é', '  b  ', '\u0000\u0000', 'x'.repeat(256)])('anything with %j', async (query) => {
    expect((await search(query)).statusCode).toBe(422);
  });

  it('more than a hundred lists, by pages', async () => {
    const owner = await createUser(testApp);
    const { database } = testApp.context;
    const rows = Array.from({ length: 105 }, (_, index) => ({
      id: randomId(),
      title: `Centaine ${index}`,
      userId: owner.id,
      addressOwner: 'x',
      addressFirstLine: 'x',
      addressCity: 'x',
      addressZipCode: 'x',
      addressCountry: 'FR' as const,
      eventDate: '2027-01-01',
    }));
    await database.insert(registries).values(rows);
    await database.insert(shortLinks).values(rows.map((row) => ({ registryId: row.id, name: `c${row.id}` })));
    const first = await titles('centaine', '?limit=60');
    const second = await titles('centaine', '?skip=60&limit=60');
    expect([first.length, second.length]).toEqual([60, 40]);
    expect(new Set([...first, ...second]).size).toBe(100);
    expect(await titles('centaine', '?skip=100')).toEqual([]);
  });
});
