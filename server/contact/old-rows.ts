import { MESSAGE_DAYS } from '#contract/limits.ts';
import { type OldRows, olderThan } from '../database/old-rows.ts';
import { contactMessages } from '../database/schema/contact.ts';

export const oldContactMessages: OldRows = {
  table: contactMessages,
  key: contactMessages.id,
  where: olderThan(contactMessages.createdAt, `${MESSAGE_DAYS} days`),
};
