import { tellOfBookings } from '../bookings/mails/tell-of-bookings.ts';
import type { Context } from '../context.ts';
import type { MailJob } from '../mail/mail-job.ts';
import type { DeliveryOptions, MailLog } from '../mail/sending/deliver.ts';
import { keepFailedMail } from '../mail/sending/failed-mails.ts';
import type { MailInWords } from '../mail/sending/look-at-mail.ts';

/** Sends queued mails and those owed for bookings, and records those that are given up. */
export function workOnMails(context: Context, logger: MailLog): void {
  const { jobs, database } = context;
  const send = (job: MailJob, _history: unknown, signal: AbortSignal) => deliver(context, job, { logger, signal });
  jobs.work<MailJob>('mail', send, () => tellOfBookings(context));
  jobs.work<MailJob>('mail-given-up', (job, history) => keepFailedMail(database, job, history));
}

/** Sends what is waiting now; returns how many mails that was. */
export function workOffMails(context: Context): Promise<number> {
  return context.jobs.workOff<MailJob>(
    'mail',
    (job) => deliver(context, job),
    () => tellOfBookings(context),
  );
}

/** A mail in words, for a superuser; nothing is sent. Null when there is nothing left to tell. */
export async function showMail(context: Context, job: MailJob): Promise<MailInWords | null> {
  const [{ lookAtMail }, { mailWriters }] = await Promise.all([
    import('../mail/sending/look-at-mail.ts'),
    import('./mail-writers.ts'),
  ]);
  return await lookAtMail(context, mailWriters, job);
}

/** The code that writes mails is loaded with the first one. */
async function deliver(context: Context, job: MailJob, options?: DeliveryOptions): Promise<void> {
  const [{ deliverMail }, { mailWriters }] = await Promise.all([
    import('../mail/sending/deliver.ts'),
    import('./mail-writers.ts'),
  ]);
  await deliverMail(context, mailWriters, job, options);
}
