import { readFileSync } from 'node:fs';
import type { SendMailOptions } from 'nodemailer';
import { paths } from '#contract/pages.ts';
import type { Config } from '../../config/config.ts';
import type { Mail } from '../mail.ts';
import type { MailJob } from '../mail-job.ts';
import { policyRules } from '../policies.ts';
import { STORK_ID } from './mail-frame.ts';
import { renderMail } from './render.ts';

const stork = readFileSync(new URL('./stork.png', import.meta.url));

interface Envelope {
  messageId: string;
  /** Lets the reader refuse such mails; null for those that cannot be refused. */
  refusal: string | null;
}

/** A mail with its headers, as handed to the mail server or the outbox. */
export function compose(
  config: Config,
  { kind }: MailJob,
  mail: Mail,
  { messageId, refusal }: Envelope,
): SendMailOptions {
  const about = policyRules(mail.policy).refusedBy === 'givers' ? 'bookings' : undefined;
  const refusalUrl = refusal && `${config.publicUrl}${paths.refuseMails(refusal, about)}`;
  return {
    ...renderMail(mail, kind, config, refusalUrl),
    messageId,
    from: config.mailFrom,
    // As objects, so that none can be parsed as two addresses.
    to: { name: '', address: mail.to },
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    attachments: [{ filename: 'cigogne.png', content: stork, cid: STORK_ID, contentDisposition: 'inline' }],
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': mail.language,
      // RFC 8058: mail programs show a button of their own that POSTs to this address.
      ...(refusalUrl
        ? { 'List-Unsubscribe': `<${refusalUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
    encoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
