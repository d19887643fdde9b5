import { paths } from '#contract/pages.ts';
import { accountMailTexts } from '#locales/mails/accounts.ts';
import type { Context } from '../../context.ts';
import type { Mail } from '../../mail/mail.ts';
import type { IdsOf } from '../../mail/mail-job.ts';
import { othersName } from '../../mail/others-words.ts';
import { findRecoverableAccount } from '../queries.ts';

/** `{ user }`: with the reason. */
export async function writeAccountDeactivated(
  context: Context,
  { user }: IdsOf<'account-deactivated'>,
): Promise<Mail | null> {
  const account = await findRecoverableAccount(context.database, user);
  if (!account?.deactivationReason) return null;
  const { intro, after, mistake, button, ...texts } = accountMailTexts(account.language).accountDeactivated;
  return {
    to: account.email,
    language: account.language,
    policy: 'own-matters',
    ...texts,
    blocks: [
      { kind: 'paragraph', text: intro(othersName(account.firstName)) },
      { kind: 'paragraph', text: account.deactivationReason },
      { kind: 'paragraph', text: after },
      { kind: 'note', text: mistake },
      { kind: 'button', label: button, path: paths.contact() },
    ],
  };
}

/** `{ user }`. */
export async function writeAccountReactivated(
  context: Context,
  { user }: IdsOf<'account-reactivated'>,
): Promise<Mail | null> {
  const account = await findRecoverableAccount(context.database, user);
  if (!account || account.deactivatedAt) return null;
  const { intro, button, ...texts } = accountMailTexts(account.language).accountReactivated;
  return {
    to: account.email,
    language: account.language,
    policy: 'own-matters',
    ...texts,
    blocks: [
      { kind: 'paragraph', text: intro(othersName(account.firstName)) },
      { kind: 'button', label: button, path: paths.login() },
    ],
  };
}
