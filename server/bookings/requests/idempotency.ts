import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { idempotencyKeys } from '../../database/schema/idempotency.ts';
import { type HashedKey, isOver, refuseOtherBody, renewed } from '../../http/idempotency/keys.ts';

/**
 * Part of a statement: claims these requests' keys for this transaction and returns their rows. A key that was
 * claimed earlier returns the earlier request's id. Requests with the same key wait until the transaction ends. Keys
 * expire (IDEMPOTENCY_HOURS), and a failed transaction releases them.
 * @param requests rows with `id`, and `keyHash` and `bodyHash` in hexadecimal, null without a key
 */
export function claimedKeys(requests: SQL): SQL {
  const { keyHash, bodyHash, requestId, createdAt } = idempotencyKeys;
  return sql`
    insert into ${idempotencyKeys} (key_hash, body_hash, request_id)
    select distinct on ("keyHash") decode("keyHash", 'hex'), decode("bodyHash", 'hex'), id
    from (select * from ${requests}) requests where "keyHash" is not null
    order by "keyHash", id
    on conflict (key_hash) do update set
      body_hash = ${renewed(sql`excluded.body_hash`, sql`${bodyHash}`)},
      request_id = ${renewed(sql`excluded.request_id`, sql`${requestId}`)},
      created_at = ${renewed(sql`now()`, sql`${createdAt}`)}
    returning ${keyHash}, ${requestId}`;
}

/**
 * The booking request already made with a key, or null.
 * @throws 422 KEY_REUSED when the key came with another body
 */
export async function findRequestOfKey(database: Database, key: HashedKey): Promise<number | null> {
  const [row] = await database
    .select({ bodyHash: idempotencyKeys.bodyHash, requestId: idempotencyKeys.requestId })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.keyHash, key.keyHash), not(isOver)));
  if (row) refuseOtherBody(key, row);
  return row?.requestId ?? null;
}
