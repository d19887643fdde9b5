import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { EndpointName } from '#contract/endpoints.ts';
import type { Database } from '../../database/client.ts';
import { idempotencyKeys } from '../../database/schema/idempotency.ts';
import type { SessionUser } from '../session/session.ts';
import { type HashedKey, hashedKey, readIdempotencyKey, refuseOtherBody, renewed } from './keys.ts';

interface Making<Made> {
  make: (tx: Database) => Promise<Made>;
  /** What was made, as it is now. */
  find: (tx: Database, id: number) => Promise<Made>;
}

/**
 * Makes something in a transaction of its own, or finds what an earlier request of the same account (or of nobody's),
 * call and key made. A failure frees the key; of two requests at once, the second waits for the first.
 * @throws 422 KEY_REUSED, or for a key of a wrong length
 */
export async function makeOnce<Made extends { id: number }>(
  database: Database,
  name: EndpointName,
  { request, body, user }: { request: FastifyRequest; body: unknown; user: SessionUser | null },
  { make, find }: Making<Made>,
): Promise<Made> {
  const given = readIdempotencyKey(request);
  if (given === null) return database.transaction(make);
  const key = hashedKey(`${name} ${user?.id ?? ''} ${given}`, body);
  return database.transaction(async (tx) => {
    const earlier = await claim(tx, key);
    if (earlier !== null) return find(tx, earlier);
    const made = await make(tx);
    await tx.update(idempotencyKeys).set({ madeId: made.id }).where(eq(idempotencyKeys.keyHash, key.keyHash));
    return made;
  });
}

/** What was made with the key; null if it is new, and now of this transaction. */
async function claim(tx: Database, key: HashedKey): Promise<number | null> {
  const { bodyHash, madeId, createdAt } = idempotencyKeys;
  const [row] = await tx
    .insert(idempotencyKeys)
    .values(key)
    .onConflictDoUpdate({
      target: idempotencyKeys.keyHash,
      set: {
        bodyHash: renewed(sql`excluded.body_hash`, sql`${bodyHash}`),
        madeId: renewed(sql`null`, sql`${madeId}`),
        createdAt: renewed(sql`now()`, sql`${createdAt}`),
      },
    })
    .returning({ bodyHash, madeId });
  if (!row) throw new Error('An upsert returns its row.');
  refuseOtherBody(key, row);
  return row.madeId;
}
