import { and, type Column, eq, exists, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { registries, shortLinks } from '../database/schema.ts';
import type { SessionUser } from '../http/session.ts';

/** The day it is for the product's users, as SQL. */
export const today = sql`(now() at time zone 'Europe/Paris')::date`;

/** WHERE for what a person manages: its own lists, or every list for a superuser; deleted lists are nobody's. */
export function managedBy(user: SessionUser): SQL {
  const alive = isNull(registries.deletedAt);
  return user.isSuperuser ? alive : (and(alive, eq(registries.userId, user.id)) as SQL);
}

/** WHERE for a part of a list (a baby, a wish …): `registryId` is the column that names a list which the user manages. */
export function ofManaged(database: Database, registryId: Column, user: SessionUser): SQL {
  return inArray(registryId, database.select({ id: registries.id }).from(registries).where(managedBy(user)));
}

/** WHERE for a person's own lists: a superuser manages all, but owns few. */
export function ownedBy(user: SessionUser): SQL {
  return and(isNull(registries.deletedAt), eq(registries.userId, user.id)) as SQL;
}

/** Whether a list has an active short link that has not expired. */
export function isOnline(database: Database): SQL<boolean> {
  return exists(
    database
      .select({ one: sql`1` })
      .from(shortLinks)
      .where(and(eq(shortLinks.registryId, registries.id), isLive())),
  ) as SQL<boolean>;
}

/** WHERE for a short link that works today. */
export function isLive(): SQL {
  return and(
    eq(shortLinks.isActive, true),
    or(isNull(shortLinks.expirationDate), gte(shortLinks.expirationDate, today)),
  ) as SQL;
}

/** WHERE for what a reader may see: lists that are online, and the reader's own. */
export function visibleTo(database: Database, user: SessionUser | null): SQL {
  const online = and(isNull(registries.deletedAt), isOnline(database)) as SQL;
  return user ? (or(online, managedBy(user)) as SQL) : online;
}

/** Whether a person manages a list that was found already; decides what is shown, never what is found. */
export function manages(user: SessionUser | null, registry: { userId: number }): boolean {
  return user !== null && (user.isSuperuser || user.id === registry.userId);
}
