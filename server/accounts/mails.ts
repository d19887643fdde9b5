import { paths } from '#contract/pages.ts';
import { accountMailTexts } from '#locales/mails/accounts.ts';
import type { Context } from '../context.ts';
import type { Mail, MailWriters } from '../mail/mail.ts';
import type { IdsOf } from '../mail/mail-job.ts';
import { othersWords } from '../mail/others-words.ts';
import { writeEmailChangeAsked, writeEmailChanged, writeEmailConfirmation } from './email/mails.ts';
import { writeAccountDeleted, writePasswordChanged } from './mails-of-security.ts';
import { findKeptAccount } from './queries.ts';
import { writeActivation } from './registration/activation-mail.ts';
import { issueToken } from './tokens.ts';

/** The mails about an account. */
export const accountMails: MailWriters<
  | 'activation'
  | 'password-reset'
  | 'password-changed'
  | 'email-confirmation'
  | 'email-change-asked'
  | 'email-changed'
  | 'account-deleted'
> = {
  activation: writeActivation,
  'password-reset': writePasswordReset,
  'password-changed': writePasswordChanged,
  'email-confirmation': writeEmailConfirmation,
  'email-change-asked': writeEmailChangeAsked,
  'email-changed': writeEmailChanged,
  'account-deleted': writeAccountDeleted,
};

async function writePasswordReset(context: Context, { user }: IdsOf<'password-reset'>): Promise<Mail | null> {
  const account = await findKeptAccount(context.database, user);
  if (!account) return null;
  const texts = accountMailTexts(account.language).passwordReset;
  const token = await issueToken(context.database, account.id, 'password-reset');
  return {
    to: account.email,
    language: account.language,
    policy: 'asked-for',
    subject: texts.subject,
    preview: texts.preview,
    heading: texts.heading,
    blocks: [
      { kind: 'paragraph', text: texts.intro(othersWords(account.firstName)) },
      { kind: 'button', label: texts.button, url: `${context.config.publicUrl}${paths.resetPassword(token)}` },
      { kind: 'note', text: texts.validity },
      { kind: 'note', text: texts.notYou },
    ],
  };
}
