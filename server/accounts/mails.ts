import { paths } from '#contract/pages.ts';
import { accountMailTexts } from '#locales/mails/accounts.ts';
import type { Context } from '../context.ts';
import type { Mail, MailWriters } from '../mail/mail.ts';
import type { IdsOf } from '../mail/mail-job.ts';
import { othersWords } from '../mail/others-words.ts';
import { writeEmailChangeAsked, writeEmailChanged, writeEmailConfirmation } from './mails-of-addresses.ts';
import { writeAccountDeleted, writePasswordChanged } from './mails-of-security.ts';
import { type Account, findKeptAccount, lockAccount } from './queries.ts';
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

async function writeActivation(context: Context, { user, version }: IdsOf<'activation'>): Promise<Mail | null> {
  const issued = await context.database.transaction(async (tx) => {
    // Locked, so that somebody who registers the same address either came before or invalidates this token.
    const account = await lockAccount(tx, user);
    if (!account || account.activatedAt || account.sessionVersion !== version) return null;
    return { account, token: await issueToken(tx, account.id, 'activation') };
  });
  if (!issued) return null;
  const { account, token } = issued;
  const texts = accountMailTexts(account.language).activation;
  return {
    ...addressed(account),
    subject: texts.subject,
    preview: texts.preview,
    heading: texts.heading(othersWords(account.firstName)),
    blocks: [
      { kind: 'paragraph', text: texts.intro },
      { kind: 'button', label: texts.button, url: `${context.config.publicUrl}${paths.activate(account.id, token)}` },
      { kind: 'paragraph', text: texts.next },
      { kind: 'note', text: texts.validity },
      { kind: 'note', text: texts.notYou },
    ],
  };
}

async function writePasswordReset(context: Context, { user }: IdsOf<'password-reset'>): Promise<Mail | null> {
  const account = await findKeptAccount(context.database, user);
  if (!account) return null;
  const texts = accountMailTexts(account.language).passwordReset;
  const token = await issueToken(context.database, account.id, 'password-reset');
  return {
    ...addressed(account),
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

function addressed(account: Account) {
  return { to: account.email, language: account.language, policy: 'asked-for' as const };
}
