import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { LIMITS } from '#contract/limits.ts';
import type { shortLinkCreate, shortLinkUpdate } from '#contract/short-links.ts';
import type { Database } from '../../database/client.ts';
import { shortLinks } from '../../database/schema/short-links.ts';
import { invalid, problem } from '../../http/problem.ts';
import type { SessionUser } from '../../http/session/session.ts';
import { lockRegistry, managedBy } from '../access.ts';
import { ofRegistry, refuseOtherRegistry } from '../queries.ts';
import { expirationFrom, isLinkLive } from './expiration.ts';
import { claimName, lockShortLink } from './queries.ts';
import { isReserved } from './reserved-names.ts';

/**
 * Gives a registry the user manages a short link, and returns its id; `unless_online` that of the one it has.
 * @throws NOT_FOUND; 422 for one too many or a reserved name; what `claimName` throws
 */
export async function createShortLink(
  tx: Database,
  input: z.output<typeof shortLinkCreate>,
  user: SessionUser,
): Promise<number> {
  refuseReserved(input.name);
  const registry = await lockRegistry(tx, and(ofRegistry(input.birthregistry_id), managedBy(user)));
  const shared = input.unless_online && (await findSharedLink(tx, registry.id));
  if (shared) return shared.id;
  await refuseOneTooMany(tx, registry.id);
  const [link] = await tx
    .insert(shortLinks)
    .values({
      registryId: registry.id,
      name: input.name,
      isActive: input.is_active,
      expirationDate: expirationFrom(input.expiration_date),
    })
    .returning({ id: shortLinks.id, registryId: shortLinks.registryId });
  if (!link) throw problem('INTERNAL_ERROR');
  await claimName(tx, input.name, link);
  return link.id;
}

/**
 * Changes a short link of a registry the user manages; absent fields are left alone.
 * @throws NOT_FOUND; 422 for another registry or a reserved name; what `claimName` throws
 */
export async function changeShortLink(
  tx: Database,
  id: number,
  input: z.output<typeof shortLinkUpdate>,
  user: SessionUser,
): Promise<void> {
  if (input.name !== undefined) refuseReserved(input.name);
  const link = await lockShortLink(tx, id, user);
  refuseOtherRegistry(input, link);
  if (input.name !== undefined) await claimName(tx, input.name, link);
  await tx
    .update(shortLinks)
    .set({
      name: input.name ?? link.name,
      isActive: input.is_active ?? link.isActive,
      expirationDate: input.expiration_date === undefined ? link.expirationDate : expirationFrom(input.expiration_date),
    })
    .where(eq(shortLinks.id, link.id));
}

/** The oldest that works, as `oldestLiveLink`. */
async function findSharedLink(tx: Database, registryId: number): Promise<{ id: number } | undefined> {
  const [link] = await tx
    .select({ id: shortLinks.id })
    .from(shortLinks)
    .where(and(eq(shortLinks.registryId, registryId), isLinkLive()))
    .orderBy(shortLinks.id)
    .limit(1);
  return link;
}

function refuseReserved(name: string): void {
  if (isReserved(name)) throw invalid('name', 'RESERVED_NAME');
}

async function refuseOneTooMany(tx: Database, registryId: number): Promise<void> {
  const total = await tx.$count(shortLinks, eq(shortLinks.registryId, registryId));
  if (total >= LIMITS.shortLinksPerList) throw invalid('', `QUOTA:${LIMITS.shortLinksPerList}`);
}
