import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../database/schema.ts';
import type { TestApp } from '../testing/app.ts';
import { createUser } from '../testing/builders.ts';
import { sharingCalls, startWithSecondOwners } from '../testing/sharing-calls.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startWithSecondOwners();
});
afterAll(() => testApp.close());

const { accept, change, end, invite, mailsTo, shared, stateFor, tokenOf } = sharingCalls(() => testApp);

describe('The sharing ends', () => {
  it('by the owner, and who is removed is told', async () => {
    const { owner, partner, list } = await shared();
    const answer = await end(owner, list.id);
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
    expect(await stateFor(owner, list.id)).toBe('none');
    expect((await testApp.request(`GET /birthregistry/${list.id}`, { token: partner.token })).statusCode).toBe(404);
    const [, told] = await mailsTo(partner.email);
    expect(told).toMatchObject({ language: 'de', subject: expect.stringContaining('Liste de Léonie') });
    expect((await end(owner, list.id)).statusCode).toBe(404);
  });

  it('by the second owner, and the owner is told', async () => {
    const { owner, partner, list } = await shared();
    expect((await end(partner, list.id)).statusCode).toBe(200);
    expect((await end(partner, list.id)).statusCode).toBe(404);
    const mails = await mailsTo(owner.email);
    expect(mails.map(({ subject }) => subject)).toContain('Sacha Petit ne gère plus la liste avec vous');
  });

  it('by naming somebody else', async () => {
    const { owner, partner, list } = await shared();
    const next = await createUser(testApp);
    const answer = await invite(owner, list.id, next.email);
    expect(answer.json()).toMatchObject({ second_owner_mail: next.email, second_owner: { state: 'invited' } });
    expect((await change(partner, list.id, { title: 'À moi' })).statusCode).toBe(404);
    expect((await accept(next, list.id, await tokenOf(next.email))).statusCode).toBe(200);
  });

  it('not by the second owner’s naming somebody else', async () => {
    const { owner, partner, list } = await shared();
    for (const second_owner_mail of ['tiers@example.org', null]) {
      const answer = await change(partner, list.id, { title: 'Notre liste', second_owner_mail });
      expect(answer.json()).toMatchObject({ title: 'Notre liste', second_owner_mail: partner.email });
    }
    expect(await stateFor(owner, list.id)).toBe('accepted');
    expect(await mailsTo('tiers@example.org')).toEqual([]);
  });

  it('not by a stranger, who learns nothing', async () => {
    const { list } = await shared();
    const answer = await end(await createUser(testApp), list.id);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  it('while the second owner’s account is deleted, and for good with the account', async () => {
    const { database } = testApp.context;
    const { owner, partner, list } = await shared();
    await database.update(users).set({ deletedAt: new Date() }).where(eq(users.id, partner.id));
    expect(await stateFor(owner, list.id)).toBe('none');
    await database.update(users).set({ deletedAt: null }).where(eq(users.id, partner.id));
    expect(await stateFor(owner, list.id)).toBe('accepted');
    await database.delete(users).where(eq(users.id, partner.id));
    expect(await stateFor(owner, list.id)).toBe('none');
  });

  it('with the list, of which the second owner is told', async () => {
    const { owner, partner, list } = await shared();
    await testApp.request(`DELETE /birthregistry/${list.id}`, { token: owner.token });
    const mails = await mailsTo(partner.email);
    expect(mails.some(({ text }) => text.includes('wurde soeben gelöscht'))).toBe(true);
  });
});
