import { MAIL_DAYS } from '#contract/limits.ts';
import { type OldRows, olderThan } from '../database/old-rows.ts';
import { failedMails, sentMails } from '../database/schema/mail.ts';

export const oldSentMails: OldRows = {
  table: sentMails,
  key: sentMails.messageId,
  where: olderThan(sentMails.createdAt, `${MAIL_DAYS} days`),
};

export const oldFailedMails: OldRows = {
  table: failedMails,
  key: failedMails.id,
  where: olderThan(failedMails.failedAt, `${MAIL_DAYS} days`),
};
