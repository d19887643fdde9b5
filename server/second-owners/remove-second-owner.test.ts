import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '../accounts/password/passwords.ts';
import { users } from '../database/schema/accounts.ts';
import { createUser } from '../testing/builders.ts';
import { secondOwnerCalls, WITH_SECOND_OWNERS } from '../testing/calls/second-owner-calls.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp({ features: WITH_SECOND_OWNERS });

const { accept, change, end, invite, managedByTwo, stateFor, tokenOf } = secondOwnerCalls(() => testApp);

describe('Managing together ends', () => {
  it('by the owner, and who is removed is told', async () => {
    const { owner, partner, registry } = await managedByTwo();
    const answer = await end(owner, registry.id);
    expect(answer.json()).toEqual({
      second_owner_mail: partner.email,
      second_owner: {
        state: 'accepted',
        user_id: partner.id,
        first_name: 'Sacha',
        last_name: 'Petit',
        invited_until: null,
      },
    });
    expect(await stateFor(owner, registry.id)).toBe('none');
    expect((await testApp.request(`GET /birthregistry/${registry.id}`, { token: partner.token })).statusCode).toBe(404);
    const [, told] = await testApp.mailsTo(partner.email);
    expect(told).toMatchObject({ language: 'de', subject: expect.stringContaining('Liste de Léonie') });
    expect((await end(owner, registry.id)).statusCode).toBe(404);
  });

  it('by the second owner, and the owner is told', async () => {
    const { owner, partner, registry } = await managedByTwo();
    expect((await end(partner, registry.id)).statusCode).toBe(200);
    expect((await end(partner, registry.id)).statusCode).toBe(404);
    const mails = await testApp.mailsTo(owner.email);
    expect(mails.map(({ subject }) => subject)).toContain('Sacha Petit ne gère plus la liste avec vous');
  });

  it('by naming somebody else', async () => {
    const { owner, partner, registry } = await managedByTwo();
    const next = await createUser(testApp);
    const answer = await invite(owner, registry.id, next.email);
    expect(answer.json()).toMatchObject({ second_owner_mail: next.email, second_owner: { state: 'invited' } });
    expect((await change(partner, registry.id, { title: 'À moi' })).statusCode).toBe(404);
    expect((await accept(next, registry.id, await tokenOf(next.email))).statusCode).toBe(200);
  });

  it('not by the second owner’s naming somebody else', async () => {
    const { owner, partner, registry } = await managedByTwo();
    for (const second_owner_mail of ['tiers@example.org', null]) {
      const answer = await change(partner, registry.id, { title: 'Notre liste', second_owner_mail });
      expect(answer.json()).toMatchObject({ title: 'Notre liste', second_owner_mail: partner.email });
    }
    expect(await stateFor(owner, registry.id)).toBe('accepted');
    expect(await testApp.mailsTo('tiers@example.org')).toEqual([]);
  });

  it('not by a stranger, who learns nothing', async () => {
    const { registry } = await managedByTwo();
    const answer = await end(await createUser(testApp), registry.id);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  it('for good once the second owner’s account is, which until then the owner still sees', async () => {
    const { database } = testApp.context;
    const { owner, partner, registry } = await managedByTwo();
    await database.update(users).set({ deletedAt: new Date() }).where(eq(users.id, partner.id));
    expect(await stateFor(owner, registry.id)).toBe('accepted');
    await database.delete(users).where(eq(users.id, partner.id));
    expect(await stateFor(owner, registry.id)).toBe('none');
  });

  it.each(['end', 'change'] as const)('by the owner while the other’s account waits to be deleted: %s', async (way) => {
    const { database } = testApp.context;
    const { owner, partner, registry } = await managedByTwo();
    await database.update(users).set({ deletedAt: new Date() }).where(eq(users.id, partner.id));
    const ended =
      way === 'end' ? await end(owner, registry.id) : await change(owner, registry.id, { second_owner_mail: null });
    expect(ended.statusCode).toBe(200);
    await database.update(users).set({ deletedAt: null }).where(eq(users.id, partner.id));
    expect((await testApp.request(`GET /birthregistry/${registry.id}`, { token: partner.token })).statusCode).toBe(404);
  });

  it('with the owner’s account, of which the second owner is told, and that it may come back', async () => {
    const { owner, partner, registry } = await managedByTwo();
    await testApp.context.database
      .update(users)
      .set({ passwordHash: await hashPassword('Berceau!lune7', 'test') })
      .where(eq(users.id, owner.id));
    const body = { current_password: 'Berceau!lune7' };
    expect((await testApp.request('DELETE /user/me', { token: owner.token, body })).statusCode).toBe(200);
    const mail = (await testApp.mailsTo(partner.email)).at(-1);
    expect(mail?.text).toContain('innerhalb von 30 Tagen wieder geöffnet');
    expect(mail?.text).not.toContain('wurde soeben gelöscht');
    expect((await testApp.request(`GET /birthregistry/${registry.id}`, { token: partner.token })).statusCode).toBe(404);
    await testApp.request('POST /login/access-token', { body: { username: owner.email, password: 'Berceau!lune7' } });
    expect((await testApp.mailsTo(partner.email)).at(-1)?.text).toContain('Sie verwalten sie gemeinsam wie zuvor');
    expect((await testApp.request(`GET /birthregistry/${registry.id}`, { token: partner.token })).statusCode).toBe(200);
  });

  it('with the list, of which the second owner is told', async () => {
    const { owner, partner, registry } = await managedByTwo();
    await testApp.request(`DELETE /birthregistry/${registry.id}`, { token: owner.token });
    const mails = await testApp.mailsTo(partner.email);
    expect(mails.some(({ text }) => text.includes('wurde soeben gelöscht'))).toBe(true);
  });
});
