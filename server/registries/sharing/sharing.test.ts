import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { shares } from '../../database/schema/sharing.ts';
import { anyEmail } from '../../testing/any-email.ts';
import { createRegistry, createShortLink, createUser } from '../../testing/builders.ts';
import { shareCalls } from '../../testing/calls/share-calls.ts';
import { hold } from '../../testing/databases/hold.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { aParent, share } = shareCalls(() => testApp);

describe('sharing is', () => {
  it('for the list’s managers, by a link of that list that works', async () => {
    const { owner, registry } = await aParent();
    const other = await aParent();
    const admin = await createUser(testApp, { isSuperuser: true });
    const dead = await createShortLink(testApp, { registryId: registry.id, isActive: false });
    const offline = await createRegistry(testApp, { owner });
    const statuses = await Promise.all(
      [
        share({}, registry),
        share(other.owner, registry),
        share(owner, { id: registry.id, name: other.registry.name }),
        share(owner, { id: other.registry.id, name: registry.name }),
        share(owner, { id: registry.id, name: dead.name }),
        share(owner, { id: offline.id, name: registry.name }),
        share(owner, { id: registry.id, name: registry.name.toUpperCase() }),
        share(admin, registry),
      ].map(async (answer) => (await answer).statusCode),
    );
    expect(statuses).toEqual([403, 404, 404, 404, 404, 404, 200, 200]);
  });

  it('refused while the link is being deleted', async () => {
    const { owner, registry } = await aParent();
    const isIts = sql`birthregistry_id = ${registry.id}`;
    const held = await hold(testApp, sql`select from short_links where ${isIts} for update`);
    const { rows } = await testApp.context.database.execute<{ id: number }>(
      sql`select id::int from short_links where ${isIts}`,
    );
    const deleting = testApp.request(`DELETE /shortlink/${rows[0]?.id}`, { token: owner.token });
    await held.waiting(1);
    const sharing = share(owner, registry);
    await held.waiting(2);
    await held.release();
    expect((await deleting).statusCode).toBe(200);
    expect((await sharing).statusCode).toBe(404);
  });

  it.each([
    ['to_mail', 'mamie', 'INVALID_EMAIL'],
    ['to_mail', 'mamie@example.org, papi@example.org', 'INVALID_EMAIL'],
    ['to_mail', `${'m'.repeat(250)}@example.org`, 'TOO_LONG'],
    ['to_mail', ' ', 'REQUIRED'],
    ['to_name', '', 'REQUIRED'],
    ['to_name', 'm'.repeat(256), 'TOO_LONG'],
    ['to_name', 'Mamie\u202E', 'CONTROL_CHARACTERS'],
    ['to_name', 'Mamie\r\nBcc: papi@example.org', 'CONTROL_CHARACTERS'],
  ])('refused where %s is %j', async (path, value, code) => {
    const { owner, registry } = await aParent();
    const answer = await share(owner, registry, { [path]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ path, code }]);
  });

  it('possible 30 times a day from an account, also all at once', async () => {
    const { owner, registry } = await aParent();
    const answers = await Promise.all(Array.from({ length: 33 }, () => share(owner, registry)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      errors: [{ path: 'to_mail', code: 'DAILY_QUOTA' }],
    });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(86_000);
    const other = await aParent();
    expect((await share(other.owner, other.registry)).statusCode).toBe(200);
    const yesterday = new Date(Date.now() - 86_400_000);
    await testApp.context.database.update(shares).set({ createdAt: yesterday }).where(eq(shares.userId, owner.id));
    expect((await share(owner, registry)).statusCode).toBe(200);
  });

  it('of no use against one address: it gets five such mails a day, whoever shares', async () => {
    const to_mail = anyEmail();
    for (let index = 0; index < 7; index += 1) {
      const { owner, registry } = await aParent();
      expect((await share(owner, registry, { to_mail })).statusCode).toBe(200);
    }
    expect(await testApp.mailsTo(to_mail)).toHaveLength(5);
  });
});
