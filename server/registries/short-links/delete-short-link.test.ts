import { describe, expect, it } from 'vitest';
import { createOwner, createUser } from '../../testing/builders.ts';
import { shortLinkCalls } from '../../testing/calls/short-link-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { create, change, open } = shortLinkCalls(() => testApp);

describe('A parent deletes a short link', () => {
  it('and without any other the list is offline; the name stays with the list', async () => {
    const owner = await createOwner(testApp);
    const { id } = (await create(owner, 'adieu')).json();
    const response = await testApp.request(`DELETE /shortlink/${id}`, { token: owner.token });
    expect(response.json()).toMatchObject({ id, name: 'adieu' });
    expect((await open('adieu')).statusCode).toBe(404);
    expect((await testApp.request(`GET /birthregistry/${owner.registry.id}`)).statusCode).toBe(404);
    expect((await testApp.request(`DELETE /shortlink/${id}`, { token: owner.token })).statusCode).toBe(404);
    expect((await create(await createOwner(testApp), 'adieu')).statusCode).toBe(409);
    expect((await create(owner, 'adieu')).statusCode).toBe(201);
  });
});

describe('A short link of somebody else', () => {
  it('is nobody’s to make, change or delete, but a superuser’s', async () => {
    const owner = await createOwner(testApp);
    const stranger = await createOwner(testApp);
    const superuser = await createUser(testApp, { isSuperuser: true });
    const { id } = (await create(owner, 'a-moi')).json();
    expect((await create({ ...stranger, registry: owner.registry }, 'intrus')).statusCode).toBe(404);
    expect((await change(stranger.token, id, { name: 'vole' })).statusCode).toBe(404);
    expect((await testApp.request(`DELETE /shortlink/${id}`, { token: stranger.token })).statusCode).toBe(404);
    for (const line of ['POST /shortlink/', `PUT /shortlink/${id}`, `DELETE /shortlink/${id}`]) {
      expect((await testApp.request(line, { body: {} })).statusCode).toBe(403);
    }
    expect((await open('a-moi')).statusCode).toBe(200);
    expect((await change(superuser.token, id, { name: 'vu' })).statusCode).toBe(200);
  });
});
