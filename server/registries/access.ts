import { and, type Column, eq, exists, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { today } from '../database/days.ts';
import { registries } from '../database/schema/registries.ts';
import { shortLinks } from '../database/schema/short-links.ts';
import type { SessionUser } from '../http/session/session.ts';

/**
 * WHERE for what a person manages: the registries it owns or was asked to manage, or every registry for a superuser;
 * deleted registries are nobody's.
 */
export function managedBy(user: SessionUser): SQL {
  return user.isSuperuser ? isNull(registries.deletedAt) : belongsTo(user);
}

/**
 * WHERE for a part of a registry (a baby, a wish …): `registryId` is the column that names a registry which the user
 * manages.
 */
export function ofManaged(database: Database, registryId: Column, user: SessionUser): SQL {
  return inArray(registryId, database.select({ id: registries.id }).from(registries).where(managedBy(user)));
}

/** WHERE for a person's registries, its own and those it shares: a superuser manages all, but has few. */
export function belongsTo(user: SessionUser): SQL {
  const shared = user.withSecondOwners ? eq(registries.secondOwnerId, user.id) : undefined;
  return and(isNull(registries.deletedAt), or(eq(registries.userId, user.id), shared)) as SQL;
}

/** WHERE for the registries that a person made: what counts towards how many it may have. */
export function ownedBy(user: SessionUser): SQL {
  return and(isNull(registries.deletedAt), eq(registries.userId, user.id)) as SQL;
}

/**
 * WHERE for whose registries a person decides about as a whole, and with whom they are shared; a second owner does not.
 */
export function ruledBy(user: SessionUser): SQL {
  return user.isSuperuser ? isNull(registries.deletedAt) : ownedBy(user);
}

/** Whether a registry has an active short link that has not expired. */
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

/** WHERE for what a reader may see: registries that are online, and the reader's own. */
export function visibleTo(database: Database, user: SessionUser | null): SQL {
  const online = and(isNull(registries.deletedAt), isOnline(database)) as SQL;
  return user ? (or(online, managedBy(user)) as SQL) : online;
}
