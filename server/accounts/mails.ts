import type { MailWriters } from '../mail/mail.ts';
import { writeEmailChangeAsked, writeEmailChanged, writeEmailConfirmation } from './email/mails.ts';
import { writeAccountDeleted } from './my-account/mails.ts';
import { writePasswordChanged, writePasswordReset } from './password/mails.ts';
import { writeActivation } from './registration/mails.ts';
import { writeAccountDeactivated, writeAccountReactivated } from './superusers/mails.ts';

/** The mails about an account. */
export const accountMails: MailWriters<
  | 'activation'
  | 'password-reset'
  | 'password-changed'
  | 'email-confirmation'
  | 'email-change-asked'
  | 'email-changed'
  | 'account-deleted'
  | 'account-deactivated'
  | 'account-reactivated'
> = {
  activation: writeActivation,
  'password-reset': writePasswordReset,
  'password-changed': writePasswordChanged,
  'email-confirmation': writeEmailConfirmation,
  'email-change-asked': writeEmailChangeAsked,
  'email-changed': writeEmailChanged,
  'account-deleted': writeAccountDeleted,
  'account-deactivated': writeAccountDeactivated,
  'account-reactivated': writeAccountReactivated,
};
