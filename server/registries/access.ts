import { and, type Column, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { registries } from '../database/schema/registries.ts';
import { shortLinks } from '../database/schema/short-links.ts';
import { problem } from '../http/problem.ts';
import type { SessionUser } from '../http/session/session.ts';
import { isLinkLive } from './short-links/expiration.ts';

/**
 * WHERE for what a person manages: the registries they own or co-manage, or every registry for a superuser. Nobody
 * manages deleted ones.
 */
export function managedBy(user: SessionUser): SQL {
  return user.isSuperuser ? isNull(registries.deletedAt) : belongsTo(user);
}

/**
 * WHERE for a part of a registry (a baby, a wish …): `registryId` is the column referring to a registry the user
 * manages.
 */
export function inManagedRegistry(database: Database, registryId: Column, user: SessionUser): SQL {
  return inArray(registryId, database.select({ id: registries.id }).from(registries).where(managedBy(user)));
}

/** WHERE for a person's own registries and those they co-manage: superusers manage all, but have few themselves. */
export function belongsTo(user: SessionUser): SQL {
  const coManaged = user.withSecondOwners ? eq(registries.secondOwnerId, user.id) : undefined;
  return and(isNull(registries.deletedAt), or(eq(registries.userId, user.id), coManaged)) as SQL;
}

/** WHERE for the registries a person created: those that count towards the maximum. */
export function ownedBy(user: SessionUser): SQL {
  return and(isNull(registries.deletedAt), eq(registries.userId, user.id)) as SQL;
}

/** WHERE for the registries a person may delete or share with a second owner; second owners may not. */
export function controlledBy(user: SessionUser): SQL {
  return user.isSuperuser ? isNull(registries.deletedAt) : ownedBy(user);
}

/** Whether a registry has an active short link that has not expired. */
export function isOnline(database: Database): SQL<boolean> {
  return exists(
    database
      .select({ one: sql`1` })
      .from(shortLinks)
      .where(and(eq(shortLinks.registryId, registries.id), isLinkLive())),
  ) as SQL<boolean>;
}

/** WHERE for what a reader may see: registries that are online, and their own. */
export function visibleTo(database: Database, user: SessionUser | null): SQL {
  const online = and(isNull(registries.deletedAt), isOnline(database)) as SQL;
  return user ? (or(online, managedBy(user)) as SQL) : online;
}

/**
 * Locks the registry matching `where` until the transaction ends, so that what is counted or found in it stays true.
 * Locks are always taken in the same order: registries, wishes, bookings.
 * @throws NOT_FOUND
 */
export async function lockRegistry(tx: Database, where: SQL | undefined): Promise<{ id: number }> {
  const [row] = await tx.select({ id: registries.id }).from(registries).where(where).for('no key update');
  if (!row) throw problem('NOT_FOUND');
  return row;
}
