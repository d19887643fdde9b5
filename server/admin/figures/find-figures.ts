import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { parisDay, today } from '../../database/days.ts';

interface Totals extends Record<string, unknown> {
  accounts: number;
  registries: number;
  wishes: number;
  bookings: number;
  articles: number;
  failed_mails: number;
}

interface Day extends Record<string, unknown> {
  day: string;
  accounts: number;
  registries: number;
  bookings: number;
  mails: number;
  failed_mails: number;
}

interface Readings extends Record<string, unknown> {
  day: string;
  shop: string | null;
  read: number;
  unread: number;
}

const DAYS = sql.raw('90');

/** The state of the service, in three statements that see the same moment. Days are those of Europe/Paris. */
export function findFigures(database: Database) {
  return database.transaction(
    async (tx) => {
      const [totals] = (await tx.execute<Totals>(TOTALS)).rows;
      if (!totals) throw new Error('No figures');
      const days = (await tx.execute<Day>(EACH_DAY)).rows;
      const readings = (await tx.execute<Readings>(READINGS)).rows;
      return { ...totals, days, readings };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const TOTALS = sql`
  select (select count(*)::int from users where deleted_at is null) as accounts,
    (select count(*)::int from birth_registries where deleted_at is null) as registries,
    (select count(*)::int from wishes join birth_registries registry on registry.id = birthregistry_id
      where wishes.deleted_at is null and registry.deleted_at is null) as wishes,
    (select count(*)::int from bookings join birth_registries registry on registry.id = birthregistry_id
      where cancelled_at is null and registry.deleted_at is null) as bookings,
    (select coalesce(sum(articles), 0)::int from article_counts) as articles,
    (select count(*)::int from failed_mails) as failed_mails`;

/** How many rows a table gained each day. An hour more is looked at, for the day of 25. */
function perDay(table: string, moment: string) {
  const [from, at] = [sql.identifier(table), sql.identifier(moment)];
  return sql`(select ${parisDay(at)} as day, count(*)::int as times
    from ${from} where ${at} >= now() - interval '${DAYS} days 1 hour' group by 1)`;
}

const EACH_DAY = sql`
  select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(a.times, 0) as accounts, coalesce(r.times, 0) as registries,
    coalesce(b.times, 0) as bookings, coalesce(m.times, 0) as mails, coalesce(f.times, 0) as failed_mails
  from (select generate_series(today - ${DAYS} + 1, today, interval '1 day')::date as day
    from (select ${today} as today) now_in_paris) days
  left join ${perDay('users', 'created_at')} a using (day)
  left join ${perDay('birth_registries', 'created_at')} r using (day)
  left join ${perDay('bookings', 'booking_date')} b using (day)
  left join ${perDay('sent_mails', 'sent_at')} m using (day)
  left join ${perDay('failed_mails', 'failed_at')} f using (day)
  order by days.day`;

const READINGS = sql`
  select to_char(day, 'YYYY-MM-DD') as day, shop,
    coalesce(sum(times) filter (where was_read), 0)::int as read,
    coalesce(sum(times) filter (where not was_read), 0)::int as unread
  from shop_readings where day > ${today} - ${DAYS}
  group by 1, 2 order by 1, 2`;
