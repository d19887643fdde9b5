import { describe, expect, test } from 'vitest';
import { FEATURES } from '#contract/features.ts';
import { adminTexts } from '#locales/admin.ts';
import { LANGUAGES } from '#locales/languages.ts';
import type { Context } from '../context.ts';
import { emailChanges, tokens } from '../database/schema/accounts.ts';
import { giverTokens } from '../database/schema/bookings.ts';
import { secondOwnerTokens } from '../database/schema/second-owners.ts';
import type { MailJob, MailKind } from '../mail/mail-job.ts';
import { renderMail } from '../mail/rendering/render.ts';
import { EXAMPLES } from '../testing/mails/example-mails.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';
import { showMail } from './mail-work.ts';
import { mailWriters } from './mail-writers.ts';

const testApp = sharedTestApp({ features: { ...FEATURES, secondOwnerFeature: true } });

const mails = Object.entries(EXAMPLES).flatMap(([kind, examples]) =>
  Object.entries(examples).map(([name, make]) => ({ kind: kind as MailKind, name, make })),
);

describe.each(mails)('the mail $kind ($name)', ({ kind, make }) => {
  test('is written in each language, whole, and leads to nobody but us', async () => {
    const { context } = testApp;
    const subjects = new Set<string>();
    for (const language of LANGUAGES) {
      const mail = await mailWriters[kind](context, await make({ context, language }));
      if (!mail) return expect.fail(`nothing to tell in ${language}`);
      const { subject, html, text } = renderMail(mail, kind, context.config);
      expect(mail.language).toBe(language);
      expect(html).toContain(`<html lang="${language}"`);
      for (const words of [subject, mail.preview, mail.heading]) expect(words.trim()).not.toBe('');
      // As words of their own: a link's random token may well contain one.
      expect(`${subject}${html}${text}`).not.toMatch(/\b(undefined|null|NaN)\b|\[object|\$\{|\{NN\}/);
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url);
      expect(links.filter((url) => !`${url}/`.startsWith(`${context.config.publicUrl}/`))).toEqual([]);
      subjects.add(kind === 'superuser-mail' ? language : subject);
    }
    expect(subjects.size).toBe(LANGUAGES.length);
  });

  test('can be looked at: that makes no key, and shows neither one nor an address', async () => {
    const { context } = testApp;
    const ids = await make({ context, language: 'fr' });
    const before = await keysOf(context);
    const words = await showMail(context, { kind, ids, cause: 'a-look' } as MailJob);
    const { text = '', subject = '' } = words ?? {};
    expect(subject).not.toBe('');
    expect(text).toContain(context.config.publicUrl);
    const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([url]) => new URL(url));
    expect(links.filter(({ pathname }) => !/^\/[\w-]*(\/%E2%80%A6)?$/.test(pathname))).toEqual([]);
    expect(links.filter(({ search, hash }) => search || hash)).toEqual([]);
    expect(`${subject}${text}`).not.toMatch(/@\S/);
    expect(await keysOf(context)).toEqual(before);
  });
});

/** Everything whose hash opens something from a mail. */
async function keysOf({ database }: Context) {
  const inTables = [tokens, giverTokens, secondOwnerTokens].map((table) => database.select().from(table));
  return await Promise.all([...inTables, database.select().from(emailChanges).orderBy(emailChanges.id)]);
}

test('superusers read of every mail what it is, and what it is about', async () => {
  const { kinds, ids: names } = adminTexts('fr').mails;
  expect(Object.keys(kinds).sort()).toEqual(Object.keys(EXAMPLES).sort());
  for (const { make } of mails) {
    const ids = await make({ context: testApp.context, language: 'fr' });
    expect(Object.keys(ids).filter((id) => id in names)).not.toEqual([]);
  }
});
