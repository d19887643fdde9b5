import { type OldRows, olderThan } from '../database/old-rows.ts';
import { contactMessages } from '../database/schema/contact.ts';

/** Longer than the mail of a message is tried. */
export const oldContactMessages: OldRows = {
  table: contactMessages,
  key: contactMessages.id,
  where: olderThan(contactMessages.createdAt, '35 days'),
};
