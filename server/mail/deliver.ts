import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { claimMail, hasLeft, markAsSent } from './claim-mail.ts';
import type { Mail, MailJob, MailKind, MailWriter } from './mail.ts';
import { keepInOutbox } from './outbox.ts';
import { renderMail } from './render.ts';
import { STORK_ID } from './render-html.ts';
import { MailRefused, sendBySmtp } from './smtp.ts';

const stork = readFileSync(new URL('./stork.png', import.meta.url));

interface MailLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/**
 * Writes and sends the mail of a job, once: what left already does not leave again, and nobody gets more than five
 * unrequested mails a day. Logs say the kind, never the address, the words or the subject.
 * @throws when the mail may be sent later; the queue then tries again
 */
export async function deliverMail(
  context: Context,
  writers: Record<MailKind, MailWriter>,
  job: MailJob,
  logger?: MailLog,
): Promise<void> {
  const { config, database } = context;
  const { kind, cause } = job;
  const messageId = `<${cause}@${new URL(config.publicUrl).hostname}>`;
  if (await hasLeft(database, messageId)) return;
  const mail = await writers[kind](context, job.ids);
  if (!mail) return;
  const recipientHash = createHmac('sha256', config.secretKey).update(mail.to.toLowerCase()).digest();
  const isUnrequested = mail.isUnrequested === true || mail.canWait === true;
  if (!(await claimMail(database, { messageId, kind, recipientHash, isUnrequested }))) {
    if (mail.canWait) throw new Error('Its recipient had five unrequested mails within a day.');
    logger?.warn({ kind, cause }, 'mail dropped: its recipient had five unrequested mails within a day');
    return;
  }
  try {
    const path = await send(config, job, compose(config, job, mail, messageId));
    logger?.info({ kind, cause, ...(path ? { path } : {}) }, path ? 'mail kept in the outbox' : 'mail sent');
  } catch (error) {
    const isFinal = error instanceof MailRefused;
    logger?.warn({ kind, cause, reason: (error as Error).message }, isFinal ? 'mail refused' : 'mail not sent yet');
    if (!isFinal) throw error;
    return;
  }
  await markAsSent(database, messageId);
}

function compose(config: Config, { kind }: MailJob, mail: Mail, messageId: string): SendMailOptions {
  return {
    ...renderMail(mail, kind, config),
    messageId,
    from: config.mailFrom,
    // As an object, so that nothing in it is read as a second address.
    to: { name: '', address: mail.to },
    attachments: [{ filename: 'cigogne.png', content: stork, cid: STORK_ID, contentDisposition: 'inline' }],
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': mail.language,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

async function send(config: Config, { cause }: MailJob, message: SendMailOptions): Promise<string | null> {
  if (!config.smtpUrl) return keepInOutbox(config.dataDir, cause, message);
  await sendBySmtp(config.smtpUrl, message);
  return null;
}
