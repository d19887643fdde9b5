import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { tokens, users } from '../../database/schema/accounts.ts';
import { hashPassword } from '../password/passwords.ts';
import { findRecoverableAccountByEmail, giveBackAddress, hasEmail } from '../queries.ts';

interface Superuser {
  email: string;
  firstName: string;
  lastName: string;
  /** Null keeps the password of an active account. */
  password: string | null;
}

/** Whether an account with this address can log in; if so, it may keep its password. */
export async function isActive(database: Database, email: string): Promise<boolean> {
  return Boolean((await findRecoverableAccountByEmail(database, email))?.activatedAt);
}

/**
 * Creates an activated superuser, or promotes the account with this address. A new password ends its earlier sessions
 * and mailed links. A recently deleted account is restored by logging in, as usual.
 */
export async function makeSuperuser(database: Database, { password, ...row }: Superuser): Promise<'made' | 'promoted'> {
  const passwordHash = password === null ? null : await hashPassword(password, 'command');
  return database.transaction(async (tx) => {
    await giveBackAddress(tx, row.email);
    const values = { ...row, passwordHash, isSuperuser: true, language: 'fr' as const };
    const [made] = passwordHash
      ? await tx
          .insert(users)
          .values({ ...values, activatedAt: sql`now()` })
          .onConflictDoNothing()
          .returning({ id: users.id })
      : [];
    if (made) return 'made';
    const [promoted] = await tx
      .update(users)
      .set({
        isSuperuser: true,
        activatedAt: sql`coalesce(${users.activatedAt}, now())`,
        ...(passwordHash ? { passwordHash, sessionVersion: sql`${users.sessionVersion} + 1` } : {}),
      })
      .where(hasEmail(row.email))
      .returning({ id: users.id });
    if (passwordHash && promoted) await tx.delete(tokens).where(eq(tokens.userId, promoted.id));
    return 'promoted';
  });
}
