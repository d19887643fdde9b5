import { setTimeout as wait } from 'node:timers/promises';
import { causesOf } from '../causes-of.ts';
import type { Database } from '../client.ts';

const ATTEMPTS = 6;

/**
 * Runs `work` in a transaction, and retries a few times if PostgreSQL aborts it in favour of another (serialization
 * failure, deadlock). `work` may do nothing but write to `tx`.
 */
export function retriedTransaction<Result>(
  database: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return retried(() => database.transaction(work));
}

/** Like `retriedTransaction`, for callers that begin the transaction themselves. */
export async function retried<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === ATTEMPTS || !gaveWay(error)) throw error;
      await wait(Math.random() * 10 * 2 ** attempt);
    }
  }
}

function gaveWay(error: unknown): boolean {
  for (const { code } of causesOf(error)) {
    if (code === '40001' || code === '40P01') return true;
  }
  return false;
}
