import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
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

/** What is kept of a key, and of the body that it came with. */
export interface HashedKey {
  keyHash: Buffer;
  bodyHash: Buffer;
}

export function hashKey(key: string, body: unknown): HashedKey {
  return { keyHash: hashOf(key), bodyHash: hashOf(JSON.stringify(body)) };
}

/**
 * Part of a statement: claims `keyHash` for this transaction and the request that it is to write, if the key is not
 * null, and returns its row; whoever comes with the same key waits until it ends. A key counts for 24 hours, and a
 * transaction that fails gives it back.
 */
export function claimedKey(newRequestId: SQL): SQL {
  const { keyHash, bodyHash, requestId, createdAt } = idempotencyKeys;
  return sql`
    insert into ${idempotencyKeys} (key_hash, body_hash, request_id)
    select ${sql.placeholder('keyHash')}::bytea, ${sql.placeholder('bodyHash')}::bytea, ${newRequestId}
    where ${sql.placeholder('keyHash')}::bytea is not null
    on conflict (key_hash) do update set
      body_hash = ${renewed(sql`excluded.body_hash`, sql`${bodyHash}`)},
      request_id = ${renewed(sql`excluded.request_id`, sql`${requestId}`)},
      created_at = ${renewed(sql`now()`, sql`${createdAt}`)}
    returning ${keyHash}, ${bodyHash}, ${requestId}`;
}

/**
 * @param claimed the key's row as it is once it is claimed
 * @returns the booking request that the key stands for: one that it has made already, or this transaction's
 * @throws 422 KEY_REUSED when the key came with another body
 */
export function requestOfKey(key: HashedKey, claimed: { bodyHash: string; requestId: number }): number {
  if (claimed.bodyHash !== key.bodyHash.toString('hex')) throw invalid(HEADER, 'KEY_REUSED');
  return claimed.requestId;
}

function renewed(whenExpired: SQL, otherwise: SQL): SQL {
  return sql`case when ${idempotencyKeys.createdAt} < now() - interval '24 hours' then ${whenExpired} else ${otherwise} end`;
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
