import { and, count, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { sentMails } from '../database/schema.ts';

const UNREQUESTED_A_DAY = 5;

type Claim = Omit<typeof sentMails.$inferInsert, 'createdAt' | 'sentAt'>;

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
 * @returns false, and writes nothing, when it is unrequested and its recipient got five such mails within a day
 */
export function claimMail(database: Database, claim: Claim): Promise<boolean> {
  return database.transaction(async (tx) => {
    if (claim.isUnrequested) {
      // Several workers may write to one address at once: they count one after the other.
      await tx.execute(sql`select pg_advisory_xact_lock(${claim.recipientHash.readBigInt64BE().toString()}::bigint)`);
      if ((await countUnrequested(tx, claim)) >= UNREQUESTED_A_DAY) return false;
    }
    await tx.insert(sentMails).values(claim).onConflictDoNothing();
    return true;
  });
}

export async function markAsSent(database: Database, messageId: string): Promise<void> {
  await database.update(sentMails).set({ sentAt: sql`now()` }).where(eq(sentMails.messageId, messageId));
}

/** Those of the last day, but for the mail itself. */
async function countUnrequested(tx: Database, { messageId, recipientHash }: Claim): Promise<number> {
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
