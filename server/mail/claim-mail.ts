import { and, count, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { sentMails } from '../database/schema.ts';

const UNREQUESTED_A_DAY = 5;

/** Shorter than the hour for which a reset link works. */
const PAUSE_BEYOND = sql`interval '50 minutes'`;

type Row = Omit<typeof sentMails.$inferInsert, 'createdAt' | 'sentAt'>;
type Claim = Row & { isAskedFor: boolean };

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
      // Several workers may write to one address at once: they count one after the other.
      await tx.execute(sql`select pg_advisory_xact_lock(${row.recipientHash.readBigInt64BE().toString()}::bigint)`);
      if (row.isUnrequested && (await countUnrequested(tx, row)) >= UNREQUESTED_A_DAY) return false;
      if (isAskedFor && !(await mayAskAgain(tx, row))) return false;
    }
    await tx.insert(sentMails).values(row).onConflictDoNothing();
    return true;
  });
}

export async function markAsSent(database: Database, messageId: string): Promise<void> {
  await database.update(sentMails).set({ sentAt: sql`now()` }).where(eq(sentMails.messageId, messageId));
}

/** Those of the last day, but for the mail itself. */
async function countUnrequested(tx: Database, { messageId, recipientHash }: Row): Promise<number> {
  const [found] = await tx
    .select({ count: count() })
    .from(sentMails)
    .where(
      and(
        eq(sentMails.recipientHash, recipientHash),
        eq(sentMails.isUnrequested, true),
        gt(sentMails.createdAt, sql`now() - interval '1 day'`),
        ne(sentMails.messageId, messageId),
      ),
    );
  return found?.count ?? 0;
}

/**
 * What people ask for with a form is counted by kind, apart from the rest, so that nobody uses up another's resets with
 * something else. Beyond five a day one still leaves every 50 minutes: whoever asks then has a link in the mailbox that
 * works, be it one that a stranger asked for.
 */
async function mayAskAgain(tx: Database, { messageId, recipientHash, kind }: Row): Promise<boolean> {
  const [found] = await tx
    .select({
      today: count(),
      lately: sql<number>`count(*) filter (where ${sentMails.createdAt} > now() - ${PAUSE_BEYOND})`.mapWith(Number),
    })
    .from(sentMails)
    .where(
      and(
        eq(sentMails.recipientHash, recipientHash),
        eq(sentMails.kind, kind),
        gt(sentMails.createdAt, sql`now() - interval '1 day'`),
        ne(sentMails.messageId, messageId),
      ),
    );
  return !found || found.today < UNREQUESTED_A_DAY || found.lately === 0;
}
