import { accountMails } from '../accounts/mails.ts';
import { bookingMails } from '../bookings/mails/mails.ts';
import { contactMails } from '../contact/mails.ts';
import { farewellMails } from '../farewells/mails.ts';
import type { MailWriters } from '../mail/mail.ts';
import { sharingMails } from '../registries/sharing/mails.ts';
import { secondOwnerMails } from '../second-owners/mails.ts';
import { superuserMailWriters } from '../superuser-mails/mails.ts';

/** Maps each kind of mail (declared in mail/mail-job.ts) to its writer. */
export const mailWriters: MailWriters = {
  ...accountMails,
  ...bookingMails,
  ...farewellMails,
  ...sharingMails,
  ...superuserMailWriters,
  ...secondOwnerMails,
  ...contactMails,
};
