import { and, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { registration } from '#contract/registration.ts';
import type { Language } from '#locales/languages.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/accounts.ts';
import { tooMany } from '../../http/limits/rate-counters.ts';
import { problem } from '../../http/problem.ts';
import { queueMail } from '../../mail/mail.ts';
import { promiseMail } from '../../mail/recipients/promise-mail.ts';
import { choosePassword } from '../password/choose-password.ts';
import { giveBackAddress, hasEmail } from '../queries.ts';
import { activationMail } from './mails.ts';

/**
 * Opens an account and sends its activation mail. Registering an unactivated address again replaces names and
 * language, and no password typed so far counts any more: whoever opens one of the mails chooses one.
 * @throws EMAIL_ALREADY_EXISTS when the address has an activated account, or one deleted less than 30 days ago;
 * TOO_MANY_REQUESTS when its mailbox has had so many activation mails that this one would not be sent: then nothing
 * is replaced, and the last of them still works
 */
export async function register(
  context: Context,
  input: z.output<typeof registration> & { is_superuser?: boolean },
  { language, client }: { language: Language; client: string },
) {
  const row = {
    email: input.email,
    // Also when replacing: registering an address that was meant to become a superuser must not make one.
    isSuperuser: input.is_superuser ?? false,
    firstName: input.first_name,
    lastName: input.last_name,
    passwordHash: await choosePassword(
      input.password,
      { ...input, firstName: input.first_name, lastName: input.last_name },
      { field: 'password', client },
    ),
    language,
  };
  return context.database.transaction(async (tx) => {
    await giveBackAddress(tx, row.email);
    // Two registrations at once: the second insert waits for the first, then finds its row below.
    const [inserted] = await tx.insert(users).values(row).onConflictDoNothing().returning();
    const user = inserted ?? (await replaceUnactivated(tx, row));
    if (!user) throw problem('EMAIL_ALREADY_EXISTS');
    const mail = activationMail(user);
    const seconds = await promiseMail(context, tx, mail, user.email);
    if (seconds > 0) throw tooMany(seconds);
    await queueMail(context, tx, mail);
    return user;
  });
}

async function replaceUnactivated(tx: Database, row: Pick<typeof users.$inferInsert, 'email'>) {
  const [user] = await tx
    .update(users)
    .set({ ...row, passwordHash: null, createdAt: sql`now()`, sessionVersion: sql`${users.sessionVersion} + 1` })
    .where(and(hasEmail(row.email), isNull(users.activatedAt), isNull(users.deletedAt)))
    .returning();
  return user;
}
