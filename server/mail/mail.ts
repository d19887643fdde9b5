import type { Language } from '#locales/languages.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import type { IdsOf, MailJob, MailKind } from './mail-job.ts';
import type { Policy } from './policies.ts';

interface RegistryBlock {
  kind: 'registry';
  /** Says whose words follow. */
  label: string;
  title: string;
  wishes: { title: string; detail: string; path: string | null }[];
  /** The link text for a gift: never its title, which we did not write. */
  toWish: string;
  sendTo: string;
  address: string[];
}

/** A part of a mail, with an HTML and a text form (rendering/render.ts). Its paths lead to pages of ours. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; path: string }
  /** Words somebody else wrote, set apart, never turned into a link. */
  | { kind: 'quote'; text: string }
  | { kind: 'wishes'; heading: string; wishes: { title: string; detail: string }[] }
  /** What parents wrote about their registry, set apart as a quotation. */
  | RegistryBlock
  | { kind: 'note'; text: string };

export interface Mail {
  to: string;
  /** Where replies go; by default to the sender. */
  replyTo?: string;
  /** The reader's: their account's, or what their browser asked for when they booked (http/language.ts). */
  language: Language;
  subject: string;
  /** The line mailboxes show after the subject. */
  preview: string;
  heading: string;
  blocks: Block[];
  policy: Policy;
  /** When the booking was made, for mails owed to people who booked before refusing such mails. */
  bookedAt?: Date;
}

/** Builds a mail from what its job names, when it is sent; null when there is nothing left to tell. */
type MailWriter<Kind extends MailKind> = (context: Context, ids: IdsOf<Kind>) => Promise<Mail | null>;

/** The writers of these kinds of mail. */
export type MailWriters<Kind extends MailKind = MailKind> = { [One in Kind]: MailWriter<One> };

/** A mail to queue, possibly for later. */
export interface MailOrder {
  job: MailJob;
  /** Seconds to wait first. */
  delay?: number;
  /** With `delay`: one mail of this key at a time. */
  singletonKey?: string;
}

/** Queues a mail in the transaction of its cause: it is sent if, and only if, that is committed. */
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
