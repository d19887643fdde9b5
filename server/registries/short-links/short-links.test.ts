import { describe, expect, it } from 'vitest';
import { createOwner, createShortLink } from '../../testing/builders.ts';
import { shortLinkCalls } from '../../testing/calls/short-link-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { create, change, open } = shortLinkCalls(() => testApp);

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

describe('A parent gives a list a short link', () => {
  it('which puts it online at once, for every spelling', async () => {
    const owner = await createOwner(testApp);
    const made = await create(owner, 'Leonie-k7qm', { is_active: true, expiration_date: inDays(0) });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toEqual({
      id: expect.any(Number),
      name: 'Leonie-k7qm',
      is_active: true,
      expiration_date: null,
      birthregistry_id: owner.registry.id,
    });
    expect((await open('leonie-K7QM')).json()).toMatchObject({ id: owner.registry.id, is_online: true });
  });

  it('which stops after its last day, or when it is switched off', async () => {
    const owner = await createOwner(testApp);
    const made = await create(owner, 'un-an', { expiration_date: inDays(365) });
    expect(made.json().expiration_date).toBe(inDays(365));
    expect((await open('un-an')).statusCode).toBe(200);
    await change(owner.token, made.json().id, { is_active: false });
    expect((await open('un-an')).statusCode).toBe(404);
    const on = await change(owner.token, made.json().id, { is_active: true });
    expect(on.json()).toMatchObject({ is_active: true, expiration_date: inDays(365), name: 'un-an' });
    expect(
      (await change(owner.token, made.json().id, { expiration_date: inDays(1) })).json().expiration_date,
    ).toBeNull();

    const { registry, token } = await createOwner(testApp);
    const past = await createShortLink(testApp, {
      registryId: registry.id,
      name: 'fini',
      expirationDate: '2026-01-01',
    });
    expect((await open('fini')).statusCode).toBe(404);
    await change(token, past.id, { expiration_date: null });
    expect((await open('fini')).statusCode).toBe(200);
  });

  it.each([
    ['12345', 'SHORT_LINK_ALL_DIGITS'],
    ['été', 'INVALID_SHORT_LINK'],
    ['a b', 'INVALID_SHORT_LINK'],
    ['a/b', 'INVALID_SHORT_LINK'],
    ['../admin', 'INVALID_SHORT_LINK'],
    ['admin', 'RESERVED_NAME'],
    ['API', 'RESERVED_NAME'],
    ['Cigogne', 'RESERVED_NAME'],
    ['ma-liste', 'RESERVED_NAME'],
    ['my-booking', 'RESERVED_NAME'],
    ['mentions-legales', 'RESERVED_NAME'],
    ['', 'REQUIRED'],
    ['   ', 'REQUIRED'],
    ['a'.repeat(256), 'TOO_LONG'],
    [null, 'REQUIRED'],
    [42, 'INVALID_TYPE'],
    [{ $gt: '' }, 'INVALID_TYPE'],
  ])('but not by the name %j', async (name, code) => {
    const response = await create(await createOwner(testApp), name);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toMatchObject([{ path: 'name', code }]);
  });

  it('but not by another’s name, in any case', async () => {
    await create(await createOwner(testApp), 'Chez-Nous');
    const response = await create(await createOwner(testApp), 'chez-nous');
    expect([response.statusCode, response.json().code]).toEqual([409, 'SHORT_LINK_ALREADY_EXISTS']);
  });

  it('and of twelve who press at once for the same name one gets it', async () => {
    const owners = await Promise.all(Array.from({ length: 12 }, () => createOwner(testApp)));
    const responses = await Promise.all(owners.map((owner, index) => create(owner, index % 2 ? 'RUEE' : 'ruee')));
    const statuses = responses.map((response) => response.statusCode).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
  });

  it('unless it is online: of eight who press at once, one makes it and all get that', async () => {
    const owner = await createOwner(testApp);
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, index) => create(owner, `seul-${owner.id}-${index}`, { unless_online: true })),
    );
    expect(made.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 201));
    const [link, ...others] = await testApp
      .request('GET /shortlink/', { token: owner.token })
      .then((all) => all.json());
    expect(others).toEqual([]);
    for (const answer of made) expect(answer.json()).toEqual(link);
    await change(owner.token, link.id, { is_active: false });
    const second = await create(owner, `seul-${owner.id}-fin`, { unless_online: true });
    expect(second.json().name).toBe(`seul-${owner.id}-fin`);
  });

  it('five for a list at most, however many come at once', async () => {
    const owner = await createOwner(testApp);
    const responses = await Promise.all(Array.from({ length: 8 }, (_, index) => create(owner, `cinq-${index}`)));
    expect(responses.filter((response) => response.statusCode === 201)).toHaveLength(5);
    expect(responses.find((response) => response.statusCode === 422)?.json().errors).toMatchObject([{ code: 'QUOTA' }]);
  });
});

it('A name that no link can have is not found', async () => {
  for (const name of ['%00', 'a%00b', 'été', 'a%20b', '%E2%84%AA', 'x'.repeat(255)]) {
    expect((await open(name)).statusCode).toBe(404);
  }
  expect((await open('x'.repeat(300))).statusCode).toBe(422);
});
