import { MESSAGE_DAYS } from '#contract/limits.ts';
import { type OldRows, olderThan } from '../database/old-rows.ts';
import { superuserMails } from '../database/schema/superuser-mails.ts';

export const oldSuperuserMails: OldRows = {
  table: superuserMails,
  key: superuserMails.id,
  where: olderThan(superuserMails.createdAt, `${MESSAGE_DAYS} days`),
};
