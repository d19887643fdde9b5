import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '#contract/limits.ts';
import type { Database } from '../../database/client.ts';
import { registries } from '../../database/schema/registries.ts';
import { shortLinkNames, shortLinks } from '../../database/schema/short-links.ts';
import { invalid, problem } from '../../http/problem.ts';
import type { SessionUser } from '../../http/session/session.ts';
import { lockRegistry, managedBy } from '../access.ts';
import { findShortLinks, type ShortLinkRow } from '../queries.ts';
import { isLinkLive } from './expiration.ts';

/**
 * Claims a name for a short link, case-insensitively. The same registry may reuse its former names.
 * @throws SHORT_LINK_ALREADY_EXISTS when it is, or was, another registry's, or is another link's of this registry;
 * 422 when the registry (which the caller has locked) has had too many names
 */
export async function claimName(tx: Database, name: string, link: { id: number; registryId: number }): Promise<void> {
  const claimed = await tx
    .insert(shortLinkNames)
    .values({ name: name.toLowerCase(), registryId: link.registryId, shortLinkId: link.id })
    .onConflictDoUpdate({
      target: shortLinkNames.name,
      set: { registryId: link.registryId, shortLinkId: link.id, freeAt: null },
      setWhere: sql`${shortLinkNames.freeAt} <= now() or (
        ${shortLinkNames.registryId} = ${link.registryId}
        and not exists (
          select 1 from ${shortLinks}
          where ${shortLinks.id} = ${shortLinkNames.shortLinkId} and ${shortLinks.id} <> ${link.id}
            and lower(${shortLinks.name}) = ${shortLinkNames.name}
        ))`,
    })
    .returning({ name: shortLinkNames.name });
  if (claimed.length === 0) throw problem('SHORT_LINK_ALREADY_EXISTS');
  const names = await tx.$count(shortLinkNames, eq(shortLinkNames.registryId, link.registryId));
  if (names > LIMITS.shortLinkNamesPerList) throw invalid('name', `QUOTA:${LIMITS.shortLinkNamesPerList}`);
}

const inAYear = sql`now() + interval '1 year'`;

/** The names of a deleted registry stay reserved for a year. */
export async function releaseNamesInAYear(tx: Database, registryId: number): Promise<void> {
  await tx.update(shortLinkNames).set({ freeAt: inAYear }).where(eq(shortLinkNames.registryId, registryId));
}

/** Names outlive their registries' rows, for the rest of that year. */
export async function detachNames(tx: Database, registryIds: number[]): Promise<void> {
  await tx
    .update(shortLinkNames)
    .set({ registryId: null, shortLinkId: null, freeAt: sql`coalesce(${shortLinkNames.freeAt}, ${inAYear})` })
    .where(inArray(shortLinkNames.registryId, registryIds));
}

/** The link working under a name today: its registry and its current name, which differs if it was renamed. */
export async function findLiveLink(
  database: Database,
  name: string,
): Promise<{ registryId: number; name: string } | null> {
  if (!/^[\w-]+$/.test(name)) return null;
  const [row] = await database
    .select({ registryId: shortLinks.registryId, name: shortLinks.name })
    .from(shortLinkNames)
    .innerJoin(shortLinks, eq(shortLinks.id, shortLinkNames.shortLinkId))
    .innerJoin(registries, eq(registries.id, shortLinks.registryId))
    .where(and(eq(shortLinkNames.name, name.toLowerCase()), isLinkLive(), isNull(registries.deletedAt)));
  return row ?? null;
}

/** For a query of registries: each one's oldest working short link, or null. */
export function oldestLiveLink(): SQL<string | null> {
  return sql<string | null>`(select ${shortLinks.name} from ${shortLinks}
    where ${shortLinks.registryId} = ${registries.id} and ${isLinkLive()} order by ${shortLinks.id} limit 1)`;
}

/**
 * A short link of a registry the user manages; the registry is locked until the transaction ends.
 * @throws NOT_FOUND
 */
export async function lockShortLink(tx: Database, id: number, user: SessionUser): Promise<ShortLinkRow> {
  const ofLink = tx.select({ id: shortLinks.registryId }).from(shortLinks).where(eq(shortLinks.id, id));
  await lockRegistry(tx, and(inArray(registries.id, ofLink), managedBy(user)));
  const [link] = await findShortLinks(tx, eq(shortLinks.id, id));
  if (!link) throw problem('NOT_FOUND');
  return link;
}
