import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { babies, registries } from '../../database/schema.ts';
import { problem } from '../../http/problem.ts';
import type { SessionUser } from '../../http/session/session.ts';
import { managedBy } from '../access.ts';
import { type BabyRow, findBabies, lockRegistry } from '../queries.ts';

/**
 * A baby of a registry that the user manages; the registry is locked until the transaction ends.
 * @throws NOT_FOUND
 */
export async function lockBaby(tx: Database, id: number, user: SessionUser): Promise<BabyRow> {
  const ofBaby = tx.select({ id: babies.registryId }).from(babies).where(eq(babies.id, id));
  await lockRegistry(tx, and(inArray(registries.id, ofBaby), managedBy(user)));
  const [row] = await findBabies(tx, eq(babies.id, id));
  if (!row) throw problem('NOT_FOUND');
  return row;
}
