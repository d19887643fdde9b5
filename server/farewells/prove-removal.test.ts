import { describe, expect, it } from 'vitest';
import { createOnlineRegistry, createUser } from '../testing/builders.ts';
import { createPerson, PASSWORD } from '../testing/calls/account-calls.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp();

describe('A superuser deletes', () => {
  it('somebody’s list for a reason, which its parents are told by mail', async () => {
    const superuser = await createPerson(testApp, { isSuperuser: true });
    const owner = await createUser(testApp, { firstName: 'Anna', language: 'de' });
    const registry = await createOnlineRegistry(testApp, { owner, title: 'Liste von Emil' });
    const remove = (body: object) =>
      testApp.request(`DELETE /birthregistry/${registry.id}`, { token: superuser.token, body });
    const reason = 'Hier wurde etwas verkauft.';
    for (const [body, path] of [
      [{}, 'reason'],
      [{ reason: ' ', current_password: PASSWORD }, 'reason'],
      [{ reason }, 'current_password'],
      [{ reason, current_password: 'Falsch!1' }, 'current_password'],
    ] as const) {
      expect((await remove(body)).json().errors, JSON.stringify(body)).toMatchObject([{ path }]);
    }
    expect((await testApp.request(`GET /birthregistry/shortlink/${registry.name}`)).statusCode).toBe(200);
    expect((await remove({ reason, current_password: PASSWORD })).json()).toMatchObject({ id: registry.id });
    expect((await testApp.request(`GET /birthregistry/shortlink/${registry.name}`)).statusCode).toBe(404);
    const [mail, ...others] = await testApp.mailsTo(owner.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Ihre Liste „Liste von Emil“ wurde gelöscht');
    expect(mail?.text).toContain(reason);
  });

  it('somebody’s list as its parents may, where nothing is said', async () => {
    const { token } = await createUser(testApp, { isSuperuser: true });
    const { id } = await createOnlineRegistry(testApp, { owner: await createUser(testApp) });
    expect((await testApp.request(`DELETE /birthregistry/${id}`, { token })).statusCode).toBe(200);
  });

  it('their own list like anybody else', async () => {
    const owner = await createUser(testApp, { isSuperuser: true });
    const registry = await createOnlineRegistry(testApp, { owner });
    const answer = await testApp.request(`DELETE /birthregistry/${registry.id}`, { token: owner.token });
    expect(answer.statusCode).toBe(200);
    expect(await testApp.mailsTo(owner.email)).toEqual([]);
  });
});
