import { and, sql } from 'drizzle-orm';
import { cancelBookingsOfRegistry } from '../bookings/cancel-bookings.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { registries } from '../database/schema/registries.ts';
import { problem } from '../http/problem.ts';
import type { SessionUser } from '../http/session/session.ts';
import { queueMails } from '../mail/mail.ts';
import { controlledBy, lockRegistry } from '../registries/access.ts';
import { findRegistry, ofRegistry, type RegistryWithParts } from '../registries/queries.ts';
import { releaseNamesInAYear } from '../registries/short-links/queries.ts';
import { tellSecondOwner } from '../second-owners/tell-second-owners.ts';
import { type CategoryWithWishes, findFullCategories } from '../wishes/categories/full-categories.ts';

/**
 * Deletes a registry: nobody finds it any more, its bookings are cancelled, and each giver and the second owner get a
 * mail; with a reason, its parents are told that somebody else did so, and why. Returns what it was.
 * @throws NOT_FOUND, also for a second owner
 */
export async function deleteRegistry(
  context: Context,
  tx: Database,
  { id, user, reason }: { id: number; user: SessionUser; reason: string | null },
): Promise<{ registry: RegistryWithParts; categories: CategoryWithWishes[] }> {
  await lockRegistry(tx, and(ofRegistry(id), controlledBy(user)));
  const registry = await findRegistry(tx, ofRegistry(id));
  if (!registry) throw problem('NOT_FOUND');
  const categories = await findFullCategories(tx, id);
  await tx.update(registries).set({ deletedAt: sql`now()`, deletionReason: reason }).where(ofRegistry(id));
  await releaseNamesInAYear(tx, id);
  await cancelBookingsOfRegistry(context, tx, id);
  if (reason === null) await tellSecondOwner(context, tx, registry);
  else await tellParents(context, tx, registry);
  return { registry, categories };
}

function tellParents(context: Context, tx: Database, { id, userId, secondOwnerId }: RegistryWithParts): Promise<void> {
  const second = context.config.features.secondOwnerFeature ? secondOwnerId : null;
  const orders = [userId, second].flatMap((parent) => {
    if (parent === null) return [];
    const ids = { registryId: id, userId: parent };
    return [{ job: { kind: 'list-removed' as const, ids, cause: `list-removed-${id}-${parent}` } }];
  });
  return queueMails(context, tx, orders);
}
