import { type OldRows, olderThan } from '../database/old-rows.ts';
import { contactMessages } from '../database/schema/contact.ts';

/** Longer than sending the mail is retried. */
export const oldContactMessages: OldRows = {
  table: contactMessages,
  key: contactMessages.id,
  where: olderThan(contactMessages.createdAt, '35 days'),
};
