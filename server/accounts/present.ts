import type * as z from 'zod';
import type { ownUser } from '#contract/accounts.ts';
import type { user } from '#contract/entities.ts';

interface UserRow {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  isSuperuser: boolean;
}

/** An account as its owner and superusers see it. */
export function presentUser(row: UserRow): z.input<typeof user> {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    is_superuser: row.isSuperuser,
  };
}

/** As its owner sees it: including an address awaiting confirmation. */
export function presentOwnUser(
  row: UserRow & { emailProvedAt: Date | null },
  newEmail: string | null,
): z.input<typeof ownUser> {
  return { ...presentUser(row), new_email: newEmail, export_is_partial: row.emailProvedAt === null };
}
