import { paths } from '#contract/pages.ts';
import { accountMailTexts } from '#locales/mails/accounts.ts';
import type { Context } from '../../context.ts';
import type { Mail } from '../../mail/mail.ts';
import type { IdsOf } from '../../mail/mail-job.ts';
import { othersName } from '../../mail/others-words.ts';
import { findRecoverableAccount } from '../queries.ts';
import { writeAccountDeactivated } from '../superusers/mails.ts';
import { issueToken } from '../tokens.ts';

/** `{ user }`: with a new link; to a closed account, which no password opens, that it is closed, and why. */
export async function writePasswordReset(context: Context, { user }: IdsOf<'password-reset'>): Promise<Mail | null> {
  const account = await findRecoverableAccount(context.database, user);
  if (!account) return null;
  if (account.deactivatedAt) {
    const closed = await writeAccountDeactivated(context, { user });
    return closed && { ...closed, policy: 'asked-for' };
  }
  const { intro, button, validity, notYou, ...texts } = accountMailTexts(account.language).passwordReset;
  const token = await issueToken(context.database, account.id, 'password-reset');
  return {
    to: account.email,
    language: account.language,
    policy: 'asked-for',
    ...texts,
    blocks: [
      { kind: 'paragraph', text: intro(othersName(account.firstName)) },
      { kind: 'button', label: button, path: paths.resetPassword(token) },
      { kind: 'note', text: validity },
      { kind: 'note', text: notYou },
    ],
  };
}

/** `{ user }`: in case it was somebody else. */
export async function writePasswordChanged(
  context: Context,
  { user }: IdsOf<'password-changed'>,
): Promise<Mail | null> {
  const account = await findRecoverableAccount(context.database, user);
  if (!account) return null;
  const { intro, notYou, button, ...texts } = accountMailTexts(account.language).passwordChanged;
  return {
    to: account.email,
    language: account.language,
    policy: 'own-matters',
    ...texts,
    blocks: [
      { kind: 'paragraph', text: intro(othersName(account.firstName)) },
      { kind: 'paragraph', text: notYou },
      { kind: 'button', label: button, path: paths.forgotPassword() },
    ],
  };
}
