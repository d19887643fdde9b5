import { and, count, eq, gt, sql } from 'drizzle-orm';
import { MAILS_TO_ONE_ADDRESS } from '#contract/limits.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { sentMails } from '../../database/schema/mail.ts';
import type { MailJob, MailKind } from '../mail-job.ts';
import { countOneAfterTheOther, messageIdOf } from './claim-mail.ts';
import { hashRecipient } from './suppress.ts';

/**
 * Claims a mail requested with a form before it is queued, in the transaction of its cause: it will then be sent,
 * whatever else its recipient is sent meanwhile.
 * @returns 0, or the seconds to wait if its recipient has had enough of such mails; then nothing is claimed
 */
export async function promiseMail({ config }: Context, tx: Database, job: MailJob, to: string): Promise<number> {
  const [recipientHash] = hashRecipient(config.keys, to);
  const row = { messageId: messageIdOf(config, job.cause), kind: job.kind, recipientHash, isUnrequested: false };
  await countOneAfterTheOther(tx, [row]);
  const seconds = await secondsToWait(tx, row);
  if (seconds === 0) await tx.insert(sentMails).values(row);
  return seconds;
}

async function secondsToWait(tx: Database, { recipientHash, kind }: { recipientHash: Buffer; kind: MailKind }) {
  const { aDay, pauseMinutes } = MAILS_TO_ONE_ADDRESS['asked-for'];
  const pause = sql.raw(`interval '${pauseMinutes} minutes'`);
  const [found] = await tx
    .select({
      today: count(),
      seconds: sql`ceil(extract(epoch from max(${sentMails.createdAt}) + ${pause} - now()))`.mapWith(Number),
    })
    .from(sentMails)
    .where(
      and(
        eq(sentMails.recipientHash, recipientHash),
        gt(sentMails.createdAt, sql`now() - interval '1 day'`),
        eq(sentMails.kind, kind),
      ),
    );
  return !found || found.today < aDay ? 0 : Math.max(0, found.seconds);
}
