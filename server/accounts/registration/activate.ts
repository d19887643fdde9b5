import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { alreadyActiveText } from '#locales/activation-problem.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { tokens, users } from '../../database/schema.ts';
import { problem, problemSaying } from '../../http/problem.ts';
import { queueMail } from '../../mail/mail.ts';
import { findAccount, findKeptAccountByEmail } from '../queries.ts';
import { isUsable } from '../tokens.ts';
import { activationMail } from './mails.ts';

/**
 * Activates an account with the token of its mail.
 * @throws BAD_REQUEST when it is active already, INVALID_TOKEN when the token is not its own or too old
 */
export async function activate(database: Database, userId: number, token: string) {
  const [activated] = await database
    .update(users)
    .set({ activatedAt: sql`now()` })
    .where(
      and(
        eq(users.id, userId),
        isNull(users.activatedAt),
        isNull(users.deletedAt),
        exists(
          database
            .select({ one: sql`1` })
            .from(tokens)
            .where(and(eq(tokens.userId, users.id), isUsable(token, 'activation'))),
        ),
      ),
    )
    .returning();
  if (activated) return activated;
  const account = await findAccount(database, userId);
  throw account?.activatedAt ? problemSaying('BAD_REQUEST', alreadyActiveText) : problem('INVALID_TOKEN');
}

/** Sends the activation mail again. The same work is done for an address that nobody registered. */
export async function resendActivation(context: Context, email: string): Promise<void> {
  const account = await findKeptAccountByEmail(context.database, email);
  await queueMail(context, context.database, activationMail(account ?? { id: 0, sessionVersion: 0 }));
}
