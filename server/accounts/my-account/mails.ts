import { DAYS_TO_UNDO } from '#contract/limits.ts';
import { paths } from '#contract/pages.ts';
import { accountMailTexts } from '#locales/mails/accounts.ts';
import type { Context } from '../../context.ts';
import { longDate } from '../../mail/long-date.ts';
import type { Mail } from '../../mail/mail.ts';
import type { IdsOf } from '../../mail/mail-job.ts';
import { othersName } from '../../mail/others-words.ts';
import { findRecoverableAccount } from '../queries.ts';

/** `{ user }`: says how to undo it, and until when. */
export async function writeAccountDeleted(context: Context, { user }: IdsOf<'account-deleted'>): Promise<Mail | null> {
  const account = await findRecoverableAccount(context.database, user);
  if (!account?.deletedAt) return null;
  const texts = accountMailTexts(account.language).accountDeleted;
  const end = new Date(account.deletedAt.getTime() + DAYS_TO_UNDO * 24 * 3_600_000);
  return {
    to: account.email,
    language: account.language,
    policy: 'own-matters',
    subject: texts.subject,
    preview: texts.preview,
    heading: texts.heading(othersName(account.firstName)),
    blocks: [
      { kind: 'paragraph', text: texts.intro },
      { kind: 'paragraph', text: texts.undo(longDate(account.language, end)) },
      { kind: 'button', label: texts.button, path: paths.login() },
      { kind: 'paragraph', text: texts.after },
      { kind: 'note', text: texts.notYou },
    ],
  };
}
