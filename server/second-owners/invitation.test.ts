import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { registries } from '../database/schema/registries.ts';
import { secondOwnerInvitations, secondOwnerTokens } from '../database/schema/second-owners.ts';
import { createUser } from '../testing/builders.ts';
import { secondOwnerCalls, WITH_SECOND_OWNERS } from '../testing/calls/second-owner-calls.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp({ features: WITH_SECOND_OWNERS });

const { accept, couple, end, invite, stateFor, tokenOf } = secondOwnerCalls(() => testApp);

describe('Whoever is invited', () => {
  it('accepts once, and the owner hears of it', async () => {
    const { owner, partner, registry } = await couple();
    await invite(owner, registry.id, partner.email.toUpperCase());
    const token = await tokenOf(partner.email.toUpperCase());
    const answer = await accept(partner, registry.id, token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      id: registry.id,
      user_id: owner.id,
      owner_name: 'Camille Martin',
      second_owner_mail: partner.email,
      second_owner: { state: 'accepted', user_id: partner.id, first_name: 'Sacha', last_name: 'Petit' },
    });
    expect(await testApp.mailsTo(owner.email)).toMatchObject([{ subject: expect.stringContaining('Sacha Petit') }]);
    const again = await accept(partner, registry.id, token);
    expect([again.statusCode, again.json().code]).toEqual([400, 'INVALID_TOKEN']);
  });

  it('is told kindly when logged in with another account', async () => {
    const { owner, partner, registry } = await couple();
    await invite(owner, registry.id, partner.email);
    const token = await tokenOf(partner.email);
    for (const other of [await createUser(testApp), owner, await createUser(testApp, { isSuperuser: true })]) {
      const answer = await accept(other, registry.id, token);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'WRONG_ACCOUNT']);
      expect(answer.json().detail).not.toContain(partner.email);
    }
    expect((await accept(partner, registry.id, token)).statusCode).toBe(200);
  });

  it('needs the token of this list, unspoilt and in time', async () => {
    const { owner, partner, registry } = await couple();
    const { registry: otherRegistry } = await couple();
    await invite(owner, registry.id, partner.email);
    const token = await tokenOf(partner.email);
    const refused = [await accept(partner, registry.id, `${token}x`), await accept(partner, otherRegistry.id, token)];
    await testApp.context.database
      .update(secondOwnerInvitations)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(secondOwnerInvitations.registryId, registry.id));
    refused.push(await accept(partner, registry.id, token));
    for (const answer of refused) expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_TOKEN']);
    // Entered again, the same address gets a new invitation.
    await invite(owner, registry.id, partner.email);
    expect((await accept(partner, registry.id, token)).statusCode).toBe(400);
    expect((await accept(partner, registry.id, await tokenOf(partner.email))).statusCode).toBe(200);
  });

  it('without an account is refused, and a token is kept only as a hash', async () => {
    const { owner, partner, registry } = await couple();
    await invite(owner, registry.id, partner.email);
    const token = await tokenOf(partner.email);
    const answer = await testApp.request(`POST /birthregistry/${registry.id}/second_owner/accept`, { body: { token } });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'INVALID_CREDENTIALS']);
    const hashes = await testApp.context.database.select().from(secondOwnerTokens);
    expect(hashes.some(({ hash }) => hash.toString('base64url') === token)).toBe(false);
  });

  it('learns nothing once the invitation is withdrawn or the list deleted', async () => {
    const changes: ((people: Awaited<ReturnType<typeof couple>>) => Promise<unknown>)[] = [
      ({ owner, registry }) => invite(owner, registry.id, null),
      ({ owner, registry }) => invite(owner, registry.id, ''),
      ({ owner, registry }) => invite(owner, registry.id, 'autre@example.org'),
      ({ owner, registry }) => end(owner, registry.id),
      ({ owner, registry }) => testApp.request(`DELETE /birthregistry/${registry.id}`, { token: owner.token }),
    ];
    for (const undo of changes) {
      const people = await couple();
      await invite(people.owner, people.registry.id, people.partner.email);
      const token = await tokenOf(people.partner.email);
      await undo(people);
      const answer = await accept(people.partner, people.registry.id, token);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_TOKEN']);
    }
  });

  it('is not written to when the invitation is withdrawn before its mail left', async () => {
    const { owner, partner, registry } = await couple();
    await invite(owner, registry.id, partner.email);
    await end(owner, registry.id);
    expect(await testApp.mailsTo(partner.email)).toEqual([]);
  });

  it('who presses twice at once becomes second owner once', async () => {
    const { owner, partner, registry } = await couple();
    await invite(owner, registry.id, partner.email);
    const token = await tokenOf(partner.email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(partner, registry.id, token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400]);
    expect(await testApp.mailsTo(owner.email)).toHaveLength(1);
  });

  it('while the owner withdraws, is in or out, as each was told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, partner, registry } = await couple();
      await invite(owner, registry.id, partner.email);
      const token = await tokenOf(partner.email);
      const [accepted, withdrawn] = await Promise.all([accept(partner, registry.id, token), end(owner, registry.id)]);
      expect(withdrawn.statusCode).toBe(200);
      expect(withdrawn.json().second_owner.state).toBe(accepted.statusCode === 200 ? 'accepted' : 'invited');
      expect(await stateFor(owner, registry.id)).toBe('none');
    }
  });
});

describe('The database', () => {
  it('lets nobody be both owners, and keeps one open invitation a list', async () => {
    const { owner, registry } = await couple();
    const { database } = testApp.context;
    await expect(
      database.update(registries).set({ secondOwnerId: owner.id }).where(eq(registries.id, registry.id)),
    ).rejects.toThrow();
    const invitation = { registryId: registry.id, email: 'a@example.org', expiresAt: new Date() };
    await database.insert(secondOwnerInvitations).values(invitation);
    await expect(database.insert(secondOwnerInvitations).values(invitation)).rejects.toThrow();
  });
});
