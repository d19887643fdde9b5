import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createRegistry, createUser } from '../../testing/builders.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

async function ownerWithRegistry() {
  const owner = await createUser(testApp);
  return { ...owner, registry: await createRegistry(testApp, { owner }) };
}

type Owner = Awaited<ReturnType<typeof ownerWithRegistry>>;

function create(owner: Owner, name: unknown, fields: object = {}) {
  return testApp.request('POST /shortlink/', {
    token: owner.token,
    body: { name, birthregistry_id: owner.registry.id, ...fields },
  });
}

function change(token: string, id: number, body: object) {
  return testApp.request(`PUT /shortlink/${id}`, { token, body });
}

function open(name: string) {
  return testApp.request(`GET /birthregistry/shortlink/${name}`);
}

describe('A parent deletes a short link', () => {
  it('and without any other the list is offline; the name stays with the list', async () => {
    const owner = await ownerWithRegistry();
    const { id } = (await create(owner, 'adieu')).json();
    const response = await testApp.request(`DELETE /shortlink/${id}`, { token: owner.token });
    expect(response.json()).toMatchObject({ id, name: 'adieu' });
    expect((await open('adieu')).statusCode).toBe(404);
    expect((await testApp.request(`GET /birthregistry/${owner.registry.id}`)).statusCode).toBe(404);
    expect((await testApp.request(`DELETE /shortlink/${id}`, { token: owner.token })).statusCode).toBe(404);
    expect((await create(await ownerWithRegistry(), 'adieu')).statusCode).toBe(409);
    expect((await create(owner, 'adieu')).statusCode).toBe(201);
  });
});

describe('A short link of somebody else', () => {
  it('is nobody’s to make, change or delete, but a superuser’s', async () => {
    const owner = await ownerWithRegistry();
    const stranger = await ownerWithRegistry();
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
