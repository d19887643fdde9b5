import type { MailWriters } from '../mail/mail.ts';
import { writeInvitation } from './invitation-mail.ts';
import { writeAccepted, writeBack, writeLeft, writeRemoved } from './mails-between-parents.ts';

/** The mails about managing a registry together. */
export const secondOwnerMails: MailWriters<
  | 'second-owner-invitation'
  | 'second-owner-accepted'
  | 'second-owner-removed'
  | 'second-owner-left'
  | 'second-owner-back'
> = {
  'second-owner-invitation': writeInvitation,
  'second-owner-accepted': writeAccepted,
  'second-owner-removed': writeRemoved,
  'second-owner-left': writeLeft,
  'second-owner-back': writeBack,
};
