import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#contract/pages.ts';
import { shares, shortLinks, users } from '../../database/schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createOnlineRegistry, createRegistry, createShortLink, createUser } from '../../testing/builders.ts';
import { readOutbox } from '../../testing/outbox.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

type User = Awaited<ReturnType<typeof createUser>>;

function anyAddress(): string {
  return `mamie-${crypto.randomUUID()}@example.org`;
}

async function mailsTo(address: string) {
  await testApp.deliverMails();
  const mails = await readOutbox(testApp.context.config.dataDir);
  return mails.filter((mail) => mail.to === address);
}

/** A parent with a registry that is online. */
async function aParent(row: Partial<User> = {}, registry: Parameters<typeof createOnlineRegistry>[1] = {}) {
  const owner = await createUser(testApp, row);
  return { owner, registry: await createOnlineRegistry(testApp, { owner, ...registry }) };
}

function share(
  user: { token?: string },
  registry: { id: number; name: string },
  fields: object = {},
  path = 'share_list',
) {
  return testApp.request(`POST /email/${path}`, {
    ...(user.token ? { token: user.token } : {}),
    body: {
      to_mail: anyAddress(),
      to_name: 'Mamie',
      birth_registry_id: registry.id,
      shortlink_name: registry.name,
      ...fields,
    },
  });
}

describe('a list shared by mail', () => {
  it.each([
    ['fr', 'Zoé Roy partage sa liste de naissance avec vous', 'Bonjour Mamie,', '/ma-liste/'],
    ['en', 'Zoé Roy shares a birth list with you', 'Hello Mamie,', '/my-list/'],
    ['de', 'Zoé Roy teilt eine Geburtsliste mit Ihnen', 'Guten Tag Mamie,', '/my-list/'],
  ] as const)('arrives in the language of who shares it: %s', async (language, subject, heading, path) => {
    const { owner, registry } = await aParent({ language, firstName: 'Zoé', lastName: 'Roy' }, { title: 'Pour Tom' });
    const to_mail = anyAddress();
    const answer = await share(owner, registry, { to_mail });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
    const [mail] = await mailsTo(to_mail);
    expect(mail).toMatchObject({ subject, language });
    expect(mail?.text).toContain(heading);
    expect(mail?.text).toContain('Pour Tom');
    expect(mail?.text).toContain(`${testApp.context.config.publicUrl}${path}${registry.name}`);
    expect(mail?.text).not.toContain(owner.email);
  });

  it('has names and titles cut, and no link of theirs', async () => {
    const lure = `Gagnez sur https://evil.example/ ${'x'.repeat(200)}`;
    const { owner, registry } = await aParent({ firstName: lure }, { title: lure });
    const to_mail = anyAddress();
    await share(owner, registry, { to_mail, to_name: lure });
    const [mail] = await mailsTo(to_mail);
    expect(`${mail?.subject}${mail?.html}${mail?.text}`).not.toContain('https://evil.example');
    expect(`${mail?.subject}${mail?.text}`).not.toContain('x'.repeat(60));
  });

  it('leads to the link as it is called when the mail leaves, and not at all when the list is offline', async () => {
    const { owner, registry } = await aParent();
    const [renamed, offline] = [anyAddress(), anyAddress()];
    await share(owner, registry, { to_mail: renamed }, 'share-list');
    const body = { name: `${registry.name}-neu` };
    await testApp.request(`PUT /shortlink/${registry.shortLinkId}`, { token: owner.token, body });
    expect((await mailsTo(renamed))[0]?.text).toContain(paths.sharedRegistry(`${registry.name}-neu`, 'fr'));
    expect((await share(owner, registry, { to_mail: offline })).statusCode).toBe(200);
    await testApp.context.database.delete(shortLinks).where(eq(shortLinks.id, registry.shortLinkId));
    expect(await mailsTo(offline)).toEqual([]);
  });
});

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
    expect((await share(...(Object.values(await aParent()) as [User, typeof registry]))).statusCode).toBe(200);
    const yesterday = new Date(Date.now() - 86_400_000);
    await testApp.context.database.update(shares).set({ createdAt: yesterday }).where(eq(shares.userId, owner.id));
    expect((await share(owner, registry)).statusCode).toBe(200);
  });

  it('of no use against one address: it gets five such mails a day, whoever shares', async () => {
    const to_mail = anyAddress();
    for (let index = 0; index < 7; index += 1) {
      const { owner, registry } = await aParent();
      expect((await share(owner, registry, { to_mail })).statusCode).toBe(200);
    }
    expect(await mailsTo(to_mail)).toHaveLength(5);
  });
});

describe('who got such a mail', () => {
  async function refusalOf(to_mail: string) {
    const { owner, registry } = await aParent();
    await share(owner, registry, { to_mail });
    const [mail] = await mailsTo(to_mail);
    return /\/unsubscribe\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  async function isReached(to_mail: string): Promise<boolean> {
    const { owner, registry } = await aParent();
    const before = (await mailsTo(to_mail)).length;
    await share(owner, registry, { to_mail });
    return (await mailsTo(to_mail)).length > before;
  }

  it('refuses all others by the page of its footer', async () => {
    const to_mail = anyAddress();
    const token = await refusalOf(to_mail);
    expect(await isReached(to_mail)).toBe(true);
    const answer = await testApp.request('POST /email/unsubscribe', { body: { token } });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(await isReached(to_mail)).toBe(false);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=a',
      '--a\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--a--\r\n',
    ],
  ])('refuses them by the button of the mail program, as %s', async (type, payload) => {
    const to_mail = anyAddress();
    const url = paths.refuseMails(await refusalOf(to_mail));
    const answer = await testApp.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
    expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
    expect(await isReached(to_mail)).toBe(false);
  });

  it('still gets what belongs to its own account', async () => {
    const parent = await createUser(testApp);
    const token = await refusalOf(parent.email);
    await testApp.request('POST /email/unsubscribe', { body: { token } });
    await testApp.context.database.update(users).set({ language: 'en' }).where(eq(users.id, parent.id));
    await testApp.request('POST /password-reset/request-reset', { body: { email: parent.email } });
    expect((await mailsTo(parent.email)).map(({ subject }) => subject)).toContain('Choose a new password');
  });

  it('cannot refuse them for somebody else', async () => {
    const forged = Buffer.alloc(48, 1).toString('base64url');
    for (const token of [forged, 'abc']) {
      const answer = await testApp.request('POST /email/unsubscribe', { body: { token } });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_TOKEN']);
      expect((await testApp.app.inject({ method: 'POST', url: paths.refuseMails(token) })).statusCode).toBe(404);
    }
  });
});
