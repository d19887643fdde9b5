import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { emailChanges, users } from '../database/schema/accounts.ts';
import { bookings } from '../database/schema/bookings.ts';
import { registries } from '../database/schema/registries.ts';
import { secondOwnerInvitations } from '../database/schema/second-owners.ts';
import { shares } from '../database/schema/sharing.ts';
import type { FailedMail } from '../mail/sending/failed-mails.ts';

/** Whose account and which list a mail tells of, as superusers know them; null for what there is no more. */
export interface Subject extends Record<string, unknown> {
  user_id: number | null;
  first_name: string | null;
  last_name: string | null;
  birthregistry_id: number | null;
  birthregistry_title: string | null;
}

/** What these mails are about, in their order. Never to whom a stranger's mail would go. */
export async function findSubjects(database: Database, mails: Pick<FailedMail, 'ids'>[]): Promise<Subject[]> {
  const asked = JSON.stringify(mails.map(({ ids }) => ids));
  const { rows } = await database.execute<Subject>(sql`
    select ${users.id} as user_id, ${users.firstName} as first_name, ${users.lastName} as last_name,
      ${registries.id} as birthregistry_id, ${registries.title} as birthregistry_title
    from jsonb_array_elements(${asked}::jsonb) with ordinality as asked (ids, nth)
    left join ${users} on ${users.deletedAt} is null and ${users.id} = coalesce(
      ${idOf('user')}, ${idOf('userId')},
      (select ${emailChanges.userId} from ${emailChanges} where ${emailChanges.id} = ${idOf('change')}),
      (select ${shares.userId} from ${shares} where ${shares.id} = ${idOf('shareId')})
    )
    left join ${registries} on ${registries.deletedAt} is null and ${registries.id} = coalesce(
      ${idOf('registryId')},
      (select ${bookings.registryId} from ${bookings} where ${bookings.requestId} = ${idOf('requestId')} limit 1),
      (select ${bookings.registryId} from ${bookings} where ${bookings.id} = ${idOf('bookingId')}),
      (select ${secondOwnerInvitations.registryId} from ${secondOwnerInvitations}
        where ${secondOwnerInvitations.id} = ${idOf('invitationId')}),
      (select ${shares.registryId} from ${shares} where ${shares.id} = ${idOf('shareId')})
    )
    order by asked.nth`);
  return rows.map((row) => ({
    ...row,
    user_id: row.user_id && Number(row.user_id),
    birthregistry_id: row.birthregistry_id && Number(row.birthregistry_id),
  }));
}

function idOf(name: string): SQL {
  return sql`(asked.ids ->> ${sql.raw(`'${name}'`)})::bigint`;
}
