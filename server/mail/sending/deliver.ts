import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../../config/config.ts';
import type { Context } from '../../context.ts';
import { JobFailure, reasonOf } from '../../jobs/job-failure.ts';
import type { Mail, MailWriters } from '../mail.ts';
import type { MailJob, MailKind } from '../mail-job.ts';
import { type PolicyRules, policyRules } from '../policies.ts';
import { claimMail, messageIdOf } from '../recipients/claim-mail.ts';
import { hashGiver, hashRecipient, refusalToken } from '../recipients/suppress.ts';
import { compose } from '../rendering/compose.ts';
import { keepInOutbox } from './outbox.ts';
import { markAsSent, wasSent } from './sent-mails.ts';
import { sendBySmtp } from './smtp.ts';

export interface MailLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export interface DeliveryOptions {
  logger?: MailLog;
  /** Fires when the process ends and will not wait any longer. */
  signal?: AbortSignal;
}

const NOTE_AGAIN_MS = 1000;

const WHY_NOT = {
  refused: 'its recipient refused such mails',
  enough: 'its recipient had enough of such mails for now',
};

/**
 * Writes and sends a job's mail once: a mail already sent is not sent again, nobody gets more than five unsolicited
 * mails a day, and none of a kind they refused. Logs contain its kind, never the address, words or subject.
 * @throws when it may be sent later and the queue should retry, or a final JobFailure when it is given up
 */
export async function deliverMail(
  context: Context,
  writers: MailWriters,
  job: MailJob,
  { logger, signal }: DeliveryOptions = {},
): Promise<void> {
  const { config, database } = context;
  const { kind, cause } = job;
  const messageId = messageIdOf(config, cause);
  if (await wasSent(database, messageId)) return;
  const mail = await write(context, writers, job);
  if (!mail) return;
  const recipientHashes = hashRecipient(config.keys, mail.to);
  const { limit, isOwed, refusedBy } = policyRules(mail.policy);
  const refusalHashes = refusedBy === 'givers' ? hashGiver(config.keys, mail.to) : recipientHashes;
  const refusal = refusedBy && { hashes: refusalHashes, bookedAt: mail.bookedAt ?? null };
  const verdict = await claimMail(database, { messageId, kind, recipientHash: recipientHashes[0], limit, refusal });
  if (verdict !== 'claimed') {
    if (isOwed) keepOwed(verdict, refusedBy);
    logger?.warn({ kind, cause }, `mail dropped: ${WHY_NOT[verdict]}`);
    return;
  }
  try {
    const token = refusal && refusalToken(config.keys, refusal.hashes[0]);
    const path = await send(config, job, compose(config, job, mail, { messageId, refusal: token }), signal);
    logger?.info({ kind, cause, ...(path ? { path } : {}) }, path ? 'mail kept in the outbox' : 'mail sent');
  } catch (error) {
    const isFinal = error instanceof JobFailure && error.isFinal;
    logger?.warn({ kind, cause, reason: reasonOf(error) }, isFinal ? 'mail refused' : 'mail not sent yet');
    throw error;
  }
  await noteThatItLeft();

  /** A short database outage must not make it be sent twice: while we are alive we keep trying to record it. */
  async function noteThatItLeft(): Promise<void> {
    try {
      await markAsSent(database, messageId);
    } catch (error) {
      if (signal?.aborted !== false) throw error;
      await wait(NOTE_AGAIN_MS);
      await noteThatItLeft();
    }
  }
}

/** A mail that is owed waits, or is kept for a superuser if waiting is pointless. A giver who refused gets none. */
function keepOwed(verdict: keyof typeof WHY_NOT, refusedBy: PolicyRules['refusedBy']): void {
  const isFinal = verdict === 'refused';
  if (!(isFinal && refusedBy === 'givers')) throw new JobFailure(WHY_NOT[verdict], { isFinal });
}

function write<Kind extends MailKind>(
  context: Context,
  writers: MailWriters,
  { kind, ids }: MailJob<Kind>,
): Promise<Mail | null> {
  return writers[kind](context, ids);
}

async function send(
  config: Config,
  { cause }: MailJob,
  message: ReturnType<typeof compose>,
  signal?: AbortSignal,
): Promise<string | null> {
  if (!config.smtpUrl) return keepInOutbox(config.dataDir, cause, message);
  await sendBySmtp(config.smtpUrl, message, { signal });
  return null;
}
