import { describe, expect, it } from 'vitest';
import { createOwner } from '../../testing/builders.ts';
import { shortLinkCalls } from '../../testing/calls/short-link-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { create, change, open } = shortLinkCalls(() => testApp);

describe('A parent renames a short link', () => {
  it('but not to a name that reads as the service’s own', async () => {
    const owner = await createOwner(testApp);
    const { id } = (await create(owner, 'a-nous')).json();
    const refused = await change(owner.token, id, { name: 'Support' });
    expect([refused.statusCode, refused.json().errors]).toMatchObject([422, [{ path: 'name', code: 'RESERVED_NAME' }]]);
    expect((await open('a-nous')).statusCode).toBe(200);
  });

  it('and the old name, in any case, redirects to the present one', async () => {
    const owner = await createOwner(testApp);
    const { id } = (await create(owner, 'Premier')).json();
    await change(owner.token, id, { name: 'Deuxieme' });
    await change(owner.token, id, { name: 'Troisieme' });
    for (const old of ['premier', 'PREMIER', 'deuxieme']) {
      const response = await open(old);
      expect([response.statusCode, response.headers.location]).toEqual([
        302,
        '/api/v1/birthregistry/shortlink/Troisieme',
      ]);
    }
    expect((await open('troisieme')).statusCode).toBe(200);
    await change(owner.token, id, { is_active: false });
    expect((await open('premier')).statusCode).toBe(404);
  });

  it('to another case of the same name', async () => {
    const owner = await createOwner(testApp);
    const { id } = (await create(owner, 'casse')).json();
    expect((await change(owner.token, id, { name: 'CASSE' })).json().name).toBe('CASSE');
    expect((await open('casse')).statusCode).toBe(200);
  });

  it('and the old name stays with the list: others cannot take it, the list itself can', async () => {
    const owner = await createOwner(testApp);
    const stranger = await createOwner(testApp);
    const { id } = (await create(owner, 'ancien')).json();
    await change(owner.token, id, { name: 'nouveau' });
    expect((await create(stranger, 'ANCIEN')).statusCode).toBe(409);
    expect((await change(owner.token, id, { name: 'ancien' })).statusCode).toBe(200);
    expect((await open('ancien')).statusCode).toBe(200);
    expect((await open('nouveau')).headers.location).toBe('/api/v1/birthregistry/shortlink/ancien');
    const second = await create(owner, 'nouveau');
    expect(second.statusCode).toBe(201);
    expect((await open('nouveau')).statusCode).toBe(200);
  });

  it('fifty names in all, for none of them is given to another list', async () => {
    const owner = await createOwner(testApp);
    const { id } = (await create(owner, `nom-${owner.id}-1`)).json();
    for (let count = 2; count <= 50; count += 1) await change(owner.token, id, { name: `nom-${owner.id}-${count}` });
    const refused = await change(owner.token, id, { name: `nom-${owner.id}-51` });
    expect([refused.statusCode, refused.json().errors]).toMatchObject([422, [{ path: 'name', code: 'QUOTA' }]]);
    expect((await change(owner.token, id, { name: `nom-${owner.id}-1` })).statusCode).toBe(200);
    expect((await create({ ...owner, registry: owner.registry }, `nom-${owner.id}-51`)).statusCode).toBe(422);
  });

  it('but not to the present name of another link of the same list', async () => {
    const owner = await createOwner(testApp);
    const first = (await create(owner, 'lien-a')).json();
    await create(owner, 'lien-b');
    expect((await change(owner.token, first.id, { name: 'LIEN-B' })).statusCode).toBe(409);
    expect((await create(owner, 'lien-a')).statusCode).toBe(409);
    expect((await open('lien-a')).statusCode).toBe(200);
  });
});
