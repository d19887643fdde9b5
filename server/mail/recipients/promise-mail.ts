import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import type { MailJob } from '../mail-job.ts';
import { claimWithin, countOneAfterTheOther, messageIdOf } from './claim-mail.ts';
import { hashRecipient } from './suppress.ts';

/**
 * Claims a mail requested with a form before it is queued, in the transaction of its cause: it will then be sent,
 * whatever else its recipient is sent meanwhile.
 * @returns 0, or the seconds to wait if its recipient has had enough of such mails; then nothing is claimed
 */
export async function promiseMail({ config }: Context, tx: Database, job: MailJob, to: string): Promise<number> {
  const [recipientHash] = hashRecipient(config.keys, to);
  await countOneAfterTheOther(tx, [{ recipientHash }]);
  const messageId = messageIdOf(config, job.cause);
  const claim = { messageId, kind: job.kind, recipientHash, limit: 'asked-for', refusal: null } as const;
  const { verdict, seconds } = await claimWithin(tx, claim);
  return verdict === 'enough' ? (seconds ?? 0) : 0;
}
