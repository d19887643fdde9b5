import { tellOfBookings } from './bookings/mails/tell-of-bookings.ts';
import type { Context } from './context.ts';
import type { MailJob } from './mail/mail-job.ts';
import { deliverMail, type MailLog } from './mail/sending/deliver.ts';
import { keepFailedMail } from './mail/sending/failed-mails.ts';
import { mailWriters } from './mail-writers.ts';

/** Sends the mails that are queued and those that are owed for bookings, and keeps those that are given up. */
export function workOnMails(context: Context, logger: MailLog): void {
  const { jobs, database } = context;
  const deliver = (job: MailJob, _history: unknown, signal: AbortSignal) =>
    deliverMail(context, mailWriters, job, { logger, signal });
  jobs.work<MailJob>('mail', deliver, () => tellOfBookings(context));
  jobs.work<MailJob>('mail-given-up', (job, history) => keepFailedMail(database, job, history));
}

/** Sends what waits now, and returns how many mails that were. */
export function workOffMails(context: Context): Promise<number> {
  const deliver = (job: MailJob) => deliverMail(context, mailWriters, job);
  return context.jobs.workOff<MailJob>('mail', deliver, () => tellOfBookings(context));
}
