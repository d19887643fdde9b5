import { eq } from 'drizzle-orm';
import type { Language } from '#locales/languages.ts';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/accounts.ts';
import type { Account } from '../queries.ts';

/** Mails are written in the language that was chosen last, not in that of the registration for ever. */
export async function keepLanguage(
  database: Database,
  account: Pick<Account, 'id' | 'language'>,
  language: Language | undefined,
): Promise<void> {
  if (language === undefined || language === account.language) return;
  await database.update(users).set({ language }).where(eq(users.id, account.id));
}
