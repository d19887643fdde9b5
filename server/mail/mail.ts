import type { Language } from '#locales/catalogue.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';

/** The mails of the product. What each says is written beside the feature that causes it. */
export type MailKind =
  | 'activation'
  | 'password-reset'
  | 'password-changed'
  | 'email-confirmation'
  | 'email-change-asked'
  | 'email-changed'
  | 'account-deleted'
  | 'booking-summary'
  | 'somebody-booked'
  | 'booking-cancelled'
  | 'booking-deleted'
  | 'list-deleted'
  | 'list-closed'
  | 'list-back'
  | 'second-owner-invitation'
  | 'second-owner-accepted'
  | 'second-owner-removed'
  | 'second-owner-left'
  | 'thanks'
  | 'share'
  | 'superuser-mail'
  | 'discovery';

/** What waits in the queue: ids only. */
export interface MailJob {
  kind: MailKind;
  ids: Record<string, number | number[]>;
  /** Makes the Message-ID and the outbox file's name, so that a repeated job is the same mail: `booking-summary-42`. */
  cause: string;
}

/** A part of a mail; each has an HTML and a text form (render.ts). */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; url: string }
  /** Words that somebody else wrote, set apart, never a link. */
  | { kind: 'quote'; text: string }
  | { kind: 'gifts'; heading: string; gifts: { title: string; url: string | null; detail: string }[] }
  | { kind: 'address'; heading: string; lines: string[] }
  | { kind: 'note'; text: string };

export interface Mail {
  to: string;
  language: Language;
  subject: string;
  /** The line that mailboxes show behind the subject. */
  preview: string;
  heading: string;
  blocks: Block[];
  /** Nobody asked for it: counts towards the five a day to one address. */
  isUnrequested?: boolean;
  /** Somebody asked for it with a form, perhaps for another's address: its kind is counted by itself (claim-mail.ts). */
  isAskedFor?: boolean;
  /** Owed: where its recipient had enough for now it leaves later instead of being dropped. Unrequested, unless it is asked for. */
  canWait?: boolean;
  /**
   * Its reader may refuse this mail and all others like it: it goes to people who may not know us. Those about what was
   * booked with an address are refused apart from the rest.
   */
  canBeRefused?: boolean | 'as-giver';
  /** Owed to whoever booked before refusing such mails: when they did. */
  bookedAt?: Date;
}

/** Builds a mail from what its job names, when it is sent; null when there is nothing left to tell. */
export type MailWriter = (context: Context, ids: MailJob['ids']) => Promise<Mail | null>;

/** A mail to queue, perhaps for later. */
export interface MailOrder {
  job: MailJob;
  /** Seconds to wait first. */
  delay?: number;
  /** With `delay`: one mail of this key at a time. */
  singletonKey?: string;
}

/** Queues a mail in the transaction of what causes it: it leaves if that happened, and only then. */
export function queueMail(context: Context, tx: Database, job: MailJob): Promise<void> {
  return queueMails(context, tx, [{ job }]);
}

/** Queues several mails at once. */
export async function queueMails(context: Context, tx: Database, orders: MailOrder[]): Promise<void> {
  if (orders.length === 0) return;
  await context.jobs.sendAll(
    tx,
    'mail',
    orders.map(({ job, ...when }) => ({ data: job, ...when })),
  );
}
