import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { REQUEST_HEADERS } from '#contract/headers.ts';
import { IDEMPOTENCY_HOURS } from '#contract/limits.ts';
import { idempotencyKeys } from '../../database/schema/idempotency.ts';
import { invalid } from '../problem.ts';

const IDEMPOTENCY_HEADER = 'idempotency-key';

/** The key no longer counts. */
export const isOver = sql`${idempotencyKeys.createdAt} < now() - interval ${sql.raw(`'${IDEMPOTENCY_HOURS} hours'`)}`;

const { minLength: SHORTEST_KEY, maxLength: LONGEST_KEY } = REQUEST_HEADERS['Idempotency-Key'].schema;

/** What is stored of a key, and of the body it came with. */
export interface HashedKey {
  keyHash: Buffer;
  bodyHash: Buffer;
}

/**
 * The Idempotency-Key of a request, null without one.
 * @throws 422 when it is too short or too long
 */
export function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers[IDEMPOTENCY_HEADER];
  if (key === undefined) return null;
  if (key.length < SHORTEST_KEY) throw invalid(IDEMPOTENCY_HEADER, `TOO_SHORT:${SHORTEST_KEY}`);
  if (key.length > LONGEST_KEY) throw invalid(IDEMPOTENCY_HEADER, `TOO_LONG:${LONGEST_KEY}`);
  return String(key);
}

export function hashedKey(key: string, body: unknown): HashedKey {
  return { keyHash: hashOf(key), bodyHash: hashOf(JSON.stringify(body)) };
}

/** @throws 422 KEY_REUSED when the key came with another body */
export function refuseOtherBody({ bodyHash }: HashedKey, earlier: { bodyHash: Buffer }): void {
  if (!earlier.bodyHash.equals(bodyHash)) throw invalid(IDEMPOTENCY_HEADER, 'KEY_REUSED');
}

/** What an earlier row becomes when its key comes again: as new when it no longer counted. */
export function renewed(whenOver: SQL, otherwise: SQL): SQL {
  return sql`case when ${isOver} then ${whenOver} else ${otherwise} end`;
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
