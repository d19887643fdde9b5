import { sql } from 'drizzle-orm';
import { askTogether } from '../../database/ask-together.ts';
import type { Database } from '../../database/client.ts';
import { anyOf, prepared } from '../../database/prepared.ts';
import { sentMails } from '../../database/schema/mail.ts';

/** Whether an earlier run of this job already sent the mail. */
export const wasSent = askTogether(async (database: Database, messageIds: string[]): Promise<boolean[]> => {
  const left = new Set(
    (await findLeft(database, { messageIds: JSON.stringify(messageIds) })).map((row) => row.messageId),
  );
  return messageIds.map((messageId) => left.has(messageId));
});

const findLeft = prepared<{ messageId: string }>(sql`
  select ${sentMails.messageId} as "messageId" from ${sentMails}
  where ${sentMails.messageId} = ${anyOf('messageIds', 'text')} and ${sentMails.sentAt} is not null`);

/** Records mails as sent. */
export const markAsSent = askTogether(async (database: Database, messageIds: string[]): Promise<undefined[]> => {
  await mark(database, { messageIds: JSON.stringify(messageIds) });
  return [];
});

const mark = prepared(sql`
  update ${sentMails} set sent_at = now() where message_id = ${anyOf('messageIds', 'text')}`);
