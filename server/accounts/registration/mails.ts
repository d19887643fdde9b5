import { paths } from '#contract/pages.ts';
import { accountMailTexts } from '#locales/mails/accounts.ts';
import type { Context } from '../../context.ts';
import { randomId } from '../../database/random-id.ts';
import type { Mail } from '../../mail/mail.ts';
import type { IdsOf, MailJob } from '../../mail/mail-job.ts';
import { othersName } from '../../mail/others-words.ts';
import { findAccount } from '../queries.ts';
import { issueToken } from '../tokens.ts';

/** Carries the version: if an address was registered again, only the newest mail is sent. */
export function activationMail(user: { id: number; sessionVersion: number }): MailJob {
  return {
    kind: 'activation',
    ids: { user: user.id, version: user.sessionVersion },
    cause: `activation-${randomId()}`,
  };
}

/** `{ user, version }`: with a new link. */
export async function writeActivation(context: Context, { user, version }: IdsOf<'activation'>): Promise<Mail | null> {
  const account = await findAccount(context.database, user);
  if (!account || account.activatedAt || account.sessionVersion !== version) return null;
  const token = await issueToken(context.database, account.id, 'activation');
  const texts = accountMailTexts(account.language).activation;
  return {
    to: account.email,
    language: account.language,
    policy: 'asked-for',
    subject: texts.subject,
    preview: texts.preview,
    heading: texts.heading(othersName(account.firstName)),
    blocks: [
      { kind: 'paragraph', text: texts.intro },
      { kind: 'button', label: texts.button, path: paths.activate(account.id, token) },
      { kind: 'paragraph', text: texts.next },
      { kind: 'note', text: texts.validity },
      { kind: 'note', text: texts.notYou },
    ],
  };
}
