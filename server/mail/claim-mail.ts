import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { sentMails } from '../database/schema.ts';
import type { MailJob } from './mail.ts';
import { hashRecipient } from './suppress.ts';

const UNREQUESTED_A_DAY = 5;

/**
 * How many mails of a kind that is asked for with a form leave in a day, and after which pause one more leaves all the
 * same. For links the pause is shorter than the hour for which a reset link works. Summaries tell of bookings that
 * exist, and people may book for many lists in a day.
 */
const ASKED_FOR = { aDay: 5, pause: sql`interval '50 minutes'` };
const SUMMARIES = { aDay: 10, pause: sql`interval '3 hours'` };

type Row = Omit<typeof sentMails.$inferInsert, 'createdAt' | 'sentAt'>;
type Claim = Row & { isAskedFor: boolean };

export function messageIdOf({ publicUrl }: Config, cause: string): string {
  return `<${cause}@${new URL(publicUrl).hostname}>`;
}

/** Whether this mail left already, in an earlier run of its job. */
export async function hasLeft(database: Database, messageId: string): Promise<boolean> {
  const [row] = await database
    .select({ sentAt: sentMails.sentAt })
    .from(sentMails)
    .where(eq(sentMails.messageId, messageId));
  return Boolean(row?.sentAt);
}

/**
 * Writes down that a mail is about to leave; a job that is tried again finds its claim and keeps it.
 * @returns false, and writes nothing, when its recipient got enough of such mails
 */
export function claimMail(database: Database, { isAskedFor, ...row }: Claim): Promise<boolean> {
  return database.transaction(async (tx) => {
    if (row.isUnrequested || isAskedFor) {
      await countOneAfterTheOther(tx, row);
      if (await isClaimed(tx, row)) return true;
      if (row.isUnrequested && (await countUnrequested(tx, row)) >= UNREQUESTED_A_DAY) return false;
      if (isAskedFor && (await secondsToWait(tx, row)) > 0) return false;
    }
    await tx.insert(sentMails).values(row).onConflictDoNothing();
    return true;
  });
}

/**
 * Claims a mail that is asked for with a form before it is queued, in the transaction of what causes it: it will leave,
 * whatever else its recipient is sent meanwhile.
 * @returns 0, or how many seconds must pass first when its recipient got enough of such mails; then nothing is claimed
 */
export async function promiseMail({ config }: Context, tx: Database, job: MailJob, to: string): Promise<number> {
  const recipientHash = hashRecipient(config.secretKey, to);
  const row = { messageId: messageIdOf(config, job.cause), kind: job.kind, recipientHash, isUnrequested: false };
  await countOneAfterTheOther(tx, row);
  const seconds = await secondsToWait(tx, row);
  if (seconds === 0) await tx.insert(sentMails).values(row);
  return seconds;
}

export async function markAsSent(database: Database, messageId: string): Promise<void> {
  await database.update(sentMails).set({ sentAt: sql`now()` }).where(eq(sentMails.messageId, messageId));
}

/** Several may write to one address at once. */
async function countOneAfterTheOther(tx: Database, { recipientHash }: Row): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${recipientHash.readBigInt64BE().toString()}::bigint)`);
}

async function isClaimed(tx: Database, { messageId }: Row): Promise<boolean> {
  return (await tx.$count(sentMails, eq(sentMails.messageId, messageId))) > 0;
}

function countUnrequested(tx: Database, { recipientHash }: Row): Promise<number> {
  return tx.$count(sentMails, and(isOfToday(recipientHash), eq(sentMails.isUnrequested, true)));
}

/**
 * What people ask for with a form is counted by kind, apart from the rest, so that nobody uses up another's resets with
 * something else. Beyond its number a day one still leaves after each pause: whoever asks for a link then has one in
 * the mailbox that works, be it one that a stranger asked for.
 */
async function secondsToWait(tx: Database, { recipientHash, kind }: Row): Promise<number> {
  const { aDay, pause } = kind === 'booking-summary' ? SUMMARIES : ASKED_FOR;
  const [found] = await tx
    .select({
      today: count(),
      seconds: sql`ceil(extract(epoch from max(${sentMails.createdAt}) + ${pause} - now()))`.mapWith(Number),
    })
    .from(sentMails)
    .where(and(isOfToday(recipientHash), eq(sentMails.kind, kind)));
  return !found || found.today < aDay ? 0 : Math.max(0, found.seconds);
}

function isOfToday(recipientHash: Buffer) {
  return and(eq(sentMails.recipientHash, recipientHash), gt(sentMails.createdAt, sql`now() - interval '1 day'`));
}
