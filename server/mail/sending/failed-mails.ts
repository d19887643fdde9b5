import { desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { failedMails } from '../../database/schema/mail.ts';
import type { JobHistory } from '../../jobs/job-failure.ts';
import { queueMail } from '../mail.ts';
import type { MailJob } from '../mail-job.ts';

export type FailedMail = typeof failedMails.$inferSelect;

/** Keeps a mail that was given up; recording it twice keeps one. */
export async function keepFailedMail(database: Database, job: MailJob, history: JobHistory): Promise<void> {
  const { kind, ids, cause } = job;
  const failure = { reason: history.reason, tries: history.tries, queuedAt: history.queuedAt, failedAt: sql`now()` };
  await database
    .insert(failedMails)
    .values({ kind, ids: { ...ids }, cause, ...failure })
    .onConflictDoUpdate({ target: failedMails.cause, set: failure });
}

/** Latest first. */
export function findFailedMails(database: Database, { skip, limit }: { skip: number; limit: number }) {
  return database.select().from(failedMails).orderBy(desc(failedMails.id)).offset(skip).limit(limit);
}

export function countFailedMails(database: Database): Promise<number> {
  return database.$count(failedMails);
}

/** As originally queued; null if it is not (or no longer) there. */
export async function findFailedJob(database: Database, id: number): Promise<MailJob | null> {
  const [mail] = await database.select().from(failedMails).where(eq(failedMails.id, id));
  return mail ? jobOf(mail) : null;
}

/**
 * Queues a mail again, under the same Message-ID, and removes it from the failures; null if it is not (or no longer)
 * there.
 */
export async function retryFailedMail(context: Context, tx: Database, id: number): Promise<FailedMail | null> {
  const [mail] = await tx.delete(failedMails).where(eq(failedMails.id, id)).returning();
  if (!mail) return null;
  await queueMail(context, tx, jobOf(mail));
  return mail;
}

function jobOf({ kind, ids, cause }: FailedMail): MailJob {
  return { kind, ids, cause } as MailJob;
}
