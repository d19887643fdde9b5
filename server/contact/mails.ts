import { eq } from 'drizzle-orm';
import { contactMailTexts } from '#locales/mails/contact.ts';
import type { Context } from '../context.ts';
import { contactMessages } from '../database/schema/contact.ts';
import type { Mail, MailWriters } from '../mail/mail.ts';
import type { IdsOf } from '../mail/mail-job.ts';
import { othersName, othersWords } from '../mail/others-words.ts';

export const contactMails: MailWriters<'contact'> = { contact: writeToOperator };

/**
 * A visitor's message, sent to the operator only, so that nobody can have mail sent to an address they merely type.
 * In the page's language, the one an answer is expected in.
 */
async function writeToOperator({ config, database }: Context, { messageId }: IdsOf<'contact'>): Promise<Mail | null> {
  const [written] = await database.select().from(contactMessages).where(eq(contactMessages.id, messageId));
  if (!(written && config.operator.takesMessages)) return null;
  const { email, message, language } = written;
  const t = contactMailTexts(language);
  const name = othersName(written.name);
  return {
    to: config.operator.email,
    replyTo: email,
    language,
    policy: 'own-matters',
    subject: t.subject(name),
    preview: othersWords(message),
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.from(name, email) },
      { kind: 'quote', text: message },
      { kind: 'note', text: t.reply },
      { kind: 'note', text: t.unproven },
    ],
  };
}
