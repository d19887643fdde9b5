import { eq } from 'drizzle-orm';
import { paths } from '#contract/pages.ts';
import { superuserMailTexts } from '#locales/mails/superuser-mails.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { superuserMails } from '../database/schema/superuser-mails.ts';
import type { Mail, MailWriters } from '../mail/mail.ts';
import type { IdsOf } from '../mail/mail-job.ts';
import { othersName } from '../mail/others-words.ts';

/** The mails a superuser writes, each `{ id }` of what was written. */
export const superuserMailWriters: MailWriters<'superuser-mail' | 'discovery'> = {
  'superuser-mail': writeInOwnWords,
  discovery: writeDiscovery,
};

async function writeInOwnWords({ database }: Context, { id }: IdsOf<'superuser-mail'>): Promise<Mail | null> {
  const mail = await findWritten(database, id);
  if (!(mail?.subject && mail.body)) return null;
  const t = superuserMailTexts(mail.language);
  const paragraphs = mail.body.split(/\n{2,}/);
  return {
    ...addressed(mail),
    subject: mail.subject,
    preview: paragraphs[0] ?? '',
    heading: t.hello(mail.name && othersName(mail.name)),
    blocks: [
      ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
      { kind: 'paragraph', text: t.signed },
    ],
  };
}

async function writeDiscovery({ database }: Context, { id }: IdsOf<'discovery'>): Promise<Mail | null> {
  const mail = await findWritten(database, id);
  if (!mail) return null;
  const t = superuserMailTexts(mail.language);
  return {
    ...addressed(mail),
    subject: t.discovery.subject,
    preview: t.discovery.preview,
    heading: t.hello(mail.name && othersName(mail.name)),
    blocks: [
      { kind: 'paragraph', text: t.discovery.intro },
      { kind: 'paragraph', text: t.discovery.free },
      { kind: 'button', label: t.discovery.button, path: paths.home() },
      { kind: 'paragraph', text: t.signed },
    ],
  };
}

/** Superusers know whom they are writing to: their mails are never silently dropped. */
function addressed({ email, language }: { email: string; language: Mail['language'] }) {
  return { to: email, language, policy: 'from-a-person' as const };
}

async function findWritten(database: Database, id: number) {
  const [mail] = await database.select().from(superuserMails).where(eq(superuserMails.id, id));
  return mail ?? null;
}
