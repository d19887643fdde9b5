import { accountMails } from './accounts/mails.ts';
import { bookingMails } from './bookings/mails.ts';
import type { MailKind, MailWriter } from './mail/mail.ts';
import { registryMails } from './registry-pages/mails.ts';
import { secondOwnerMails } from './second-owners/mails.ts';
import { sharingMails } from './sharing/mails.ts';
import { superuserMails } from './superuser-mails/mails.ts';

/** Who writes which mail. */
export const mailWriters: Record<MailKind, MailWriter> = {
  ...accountMails,
  ...bookingMails,
  ...registryMails,
  ...sharingMails,
  ...superuserMails,
  ...secondOwnerMails,
};
