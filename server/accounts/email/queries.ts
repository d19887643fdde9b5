import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { emailChanges, users } from '../../database/schema/accounts.ts';
import { hasEmail, isRecoverable } from '../queries.ts';
import { hashToken } from '../tokens.ts';

export type EmailChange = NonNullable<Awaited<ReturnType<typeof findEmailChange>>>;

/** The address awaiting confirmation, or null. */
export async function findNewEmail(database: Database, userId: number): Promise<string | null> {
  const [row] = await database
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isWaiting()));
  return row?.newEmail ?? null;
}

/** Whether an address belongs to an account that is active, or whose deletion can still be undone. */
export async function isEmailTaken(database: Database, email: string): Promise<boolean> {
  const [row] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(hasEmail(email), isNotNull(users.activatedAt), isRecoverable()));
  return row !== undefined;
}

/** A change, pending or confirmed, by the token of its mail; null when there is none. */
export async function findEmailChange(tx: Database, token: string) {
  const [row] = await tx
    .select({
      id: emailChanges.id,
      userId: emailChanges.userId,
      newEmail: emailChanges.newEmail,
      confirmedAt: emailChanges.confirmedAt,
    })
    .from(emailChanges)
    .where(and(eq(emailChanges.tokenHash, hashToken(token)), or(isNotNull(emailChanges.confirmedAt), isWaiting())));
  return row ?? null;
}

function isWaiting(): SQL {
  return and(isNull(emailChanges.confirmedAt), gt(emailChanges.expiresAt, sql`now()`)) as SQL;
}
