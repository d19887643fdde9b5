import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/pages.ts';
import { shortLinks } from '../../database/schema/short-links.ts';
import { anyEmail } from '../../testing/any-email.ts';
import { shareCalls } from '../../testing/calls/share-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { aParent, share } = shareCalls(() => testApp);

describe('a list shared by mail', () => {
  it.each([
    ['fr', 'Zoé Roy partage sa liste de naissance avec vous', 'Bonjour Mamie,'],
    ['en', 'Zoé Roy shares a baby gift list with you', 'Hello Mamie,'],
    ['de', 'Zoé Roy teilt eine Geburtsliste mit Ihnen', 'Guten Tag, Mamie'],
  ] as const)('arrives in the language of who shares it: %s', async (language, subject, heading) => {
    const { owner, registry } = await aParent({ language, firstName: 'Zoé', lastName: 'Roy' }, { title: 'Pour Tom' });
    const to_mail = anyEmail();
    const answer = await share(owner, registry, { to_mail });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
    const [mail] = await testApp.mailsTo(to_mail);
    expect(mail).toMatchObject({ subject, language });
    expect(mail?.text).toContain(heading);
    expect(mail?.text).toContain('Pour Tom');
    expect(mail?.text).toContain(testApp.context.config.publicUrl + paths.sharedRegistry(registry.name, language));
    expect(mail?.text).not.toContain(owner.email);
  });

  it('has names and titles cut, and no link of theirs', async () => {
    const lure = `Gagnez sur https://evil.example/ ${'x'.repeat(200)}`;
    const { owner, registry } = await aParent({ firstName: lure }, { title: lure });
    const to_mail = anyEmail();
    await share(owner, registry, { to_mail, to_name: lure });
    const [mail] = await testApp.mailsTo(to_mail);
    expect(`${mail?.subject}${mail?.html}${mail?.text}`).not.toContain('https://evil.example');
    expect(`${mail?.subject}${mail?.text}`).not.toContain('x'.repeat(60));
  });

  it('leads to the link as it is called when the mail leaves, and not at all when the list is offline', async () => {
    const { owner, registry } = await aParent();
    const [renamed, offline] = [anyEmail(), anyEmail()];
    await share(owner, registry, { to_mail: renamed }, 'share-list');
    const name = `${registry.name}-neu`;
    await testApp.request(`PUT /shortlink/${registry.shortLinkId}`, { token: owner.token, body: { name } });
    expect((await testApp.mailsTo(renamed))[0]?.text).toContain(paths.sharedRegistry(name, 'fr'));
    expect((await share(owner, registry, { to_mail: offline })).statusCode).toBe(200);
    await testApp.context.database.delete(shortLinks).where(eq(shortLinks.id, registry.shortLinkId));
    expect(await testApp.mailsTo(offline)).toEqual([]);
  });
});
