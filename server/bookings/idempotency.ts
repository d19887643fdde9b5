import { createHash } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { idempotencyKeys } from '../database/schema.ts';
import { invalid } from '../http/problem.ts';

const HEADER = 'idempotency-key';
const SHORTEST = 16;
const LONGEST = 128;

/**
 * The Idempotency-Key of a request, null without one.
 * @throws 422 when it is shorter than 16 or longer than 128 characters
 */
export function readIdempotencyKey(headers: Record<string, string | string[] | undefined>): string | null {
  const key = headers[HEADER];
  if (key === undefined) return null;
  if (key.length < SHORTEST) throw invalid(HEADER, `TOO_SHORT:${SHORTEST}`);
  if (key.length > LONGEST) throw invalid(HEADER, `TOO_LONG:${LONGEST}`);
  return String(key);
}

/**
 * Claims a key for this transaction; whoever comes with the same key waits until it ends. A key counts for 24 hours,
 * and a transaction that fails gives it back.
 * @returns the booking request that the key has made already, or null: then this transaction is to make one
 * @throws 422 KEY_REUSED when the key came with another body
 */
export async function claimKey(tx: Database, key: string, body: unknown): Promise<number | null> {
  const bodyHash = hashOf(JSON.stringify(body));
  const [row] = await tx
    .insert(idempotencyKeys)
    .values({ keyHash: hashOf(key), bodyHash })
    .onConflictDoUpdate({
      target: idempotencyKeys.keyHash,
      set: {
        bodyHash: renewed(sql`excluded.body_hash`, sql`${idempotencyKeys.bodyHash}`),
        requestId: renewed(sql`null`, sql`${idempotencyKeys.requestId}`),
        createdAt: renewed(sql`now()`, sql`${idempotencyKeys.createdAt}`),
      },
    })
    .returning({ bodyHash: idempotencyKeys.bodyHash, requestId: idempotencyKeys.requestId });
  if (!row) throw new Error('An insert that updates on conflict returned nothing.');
  if (!row.bodyHash.equals(bodyHash)) throw invalid(HEADER, 'KEY_REUSED');
  return row.requestId;
}

/** Remembers what a claimed key has made. */
export async function settleKey(tx: Database, key: string, requestId: number): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ requestId })
    .where(eq(idempotencyKeys.keyHash, hashOf(key)));
}

function renewed(whenExpired: SQL, otherwise: SQL): SQL {
  return sql`case when ${idempotencyKeys.createdAt} < now() - interval '24 hours' then ${whenExpired} else ${otherwise} end`;
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
