import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/pages.ts';
import { lockRegistry } from '../registries/access.ts';
import { ofRegistry } from '../registries/queries.ts';
import { anyEmail } from '../testing/any-email.ts';
import { createRegistry, createUser, registryBody } from '../testing/builders.ts';
import { secondOwnerCalls, WITH_SECOND_OWNERS } from '../testing/calls/second-owner-calls.ts';
import { pathPattern } from '../testing/path-pattern.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';
import { setSecondOwner } from './set-second-owner.ts';

const LISTS = 18;
const testApp = sharedTestApp({ features: WITH_SECOND_OWNERS });

const { change, couple, invite, stateFor } = secondOwnerCalls(() => testApp);

describe('A parent invites somebody to manage the list too', () => {
  it('by their address, and sees that the invitation waits', async () => {
    const { owner, partner, registry } = await couple();
    const answer = await invite(owner, registry.id, partner.email.toUpperCase());
    expect([answer.statusCode, answer.json().second_owner_mail]).toEqual([200, partner.email.toUpperCase()]);
    expect(answer.json().second_owner).toMatchObject({ state: 'invited', user_id: null, first_name: null });
    const days = (Date.parse(answer.json().second_owner.invited_until) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    const [mail] = await testApp.mailsTo(partner.email.toUpperCase());
    expect(mail).toMatchObject({ language: 'de', subject: expect.stringContaining('Camille Martin') });
    const link = pathPattern((token) => paths.acceptInvitation(registry.id, token)).exec(mail?.text ?? '');
    expect(link?.[1]).toHaveLength(43);
    expect(mail?.text).toContain(`http://localhost:3000${link?.[0]}`);
    expect(mail?.text).toContain('Liste de Léonie');
  });

  it('while making the list, an address without an account in the owner’s language', async () => {
    const owner = await createUser(testApp, { language: 'en' });
    const email = `${randomBytes(5).toString('hex')}@example.org`;
    const answer = await testApp.request('POST /birthregistry/', {
      token: owner.token,
      body: registryBody({ second_owner_mail: email }),
    });
    expect([answer.statusCode, answer.json().second_owner_mail]).toEqual([201, email]);
    expect(await testApp.mailsTo(email)).toMatchObject([{ language: 'en' }]);
  });

  it('but neither with a wrong address nor with their own', async () => {
    const { owner, registry } = await couple();
    for (const [address, code] of [
      ['Camille', 'INVALID_EMAIL'],
      [owner.email.toUpperCase(), 'OWN_EMAIL'],
    ]) {
      const answer = await invite(owner, registry.id, address as string);
      expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ path: 'second_owner_mail', code }]]);
    }
    expect(await stateFor(owner, registry.id)).toBe('none');
  });

  it('once, however often the list is saved', async () => {
    const { owner, partner, registry } = await couple();
    await Promise.all([1, 2, 3].map(() => invite(owner, registry.id, partner.email)));
    await change(owner, registry.id, { title: 'Autre titre' });
    expect(await testApp.mailsTo(partner.email)).toHaveLength(1);
  });

  it('ten times a day at most', async () => {
    const { owner, registry } = await couple();
    const addresses = Array.from({ length: 11 }, () => `${randomBytes(5).toString('hex')}@example.org`);
    const answers: Awaited<ReturnType<typeof invite>>[] = [];
    for (const address of addresses) answers.push(await invite(owner, registry.id, address));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(200), 429]);
    const { detail, errors } = answers.at(-1)?.json() ?? {};
    expect(errors).toMatchObject([{ path: 'second_owner_mail', code: 'DAILY_QUOTA' }]);
    expect(detail).toMatch(/^C’est assez pour aujourd’hui.*10 par jour.* Réessayez dans 24 heures\.$/);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    // The earlier invitation still counts.
    const kept = await testApp.request(`GET /birthregistry/${registry.id}`, { token: owner.token });
    expect(kept.json().second_owner_mail).toBe(addresses[9]);
  });

  it('ten times a day at most also for many lists at the same moment, on however many nodes', async () => {
    const { context } = testApp;
    const owner = { ...(await createUser(testApp)), sessionId: 0, withSecondOwners: true };
    const registries = await Promise.all(Array.from({ length: LISTS }, () => createRegistry(testApp, { owner })));
    // A node serves one such call of an account after the other: these are what several would do.
    const inviteFor = ({ id: registryId }: { id: number }) =>
      context.database.transaction(async (tx) => {
        await lockRegistry(tx, ofRegistry(registryId));
        await setSecondOwner(context, tx, { registryId, email: anyEmail(), user: owner });
      });
    const outcomes = await Promise.allSettled(registries.map(inviteFor));
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(refusals).toEqual(Array(LISTS - 10).fill('TOO_MANY_REQUESTS'));
  });
});
