import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { placeOf } from '../../http/limits/client-of.ts';
import { limitTurns } from '../../http/limits/turns.ts';
import { hash, verify } from './argon2.ts';

// The library's algorithm is argon2id.
const OPTIONS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/**
 * Each check occupies a core for some ten milliseconds; however many people log in at once, one core stays free for
 * everybody else. Those of one place queue behind each other.
 */
const inTurn = limitTurns({ running: Math.max(1, availableParallelism() - 1), waiting: 64, waitingInAll: 512 });

/** The prefix of every hash made with these parameters. */
const PREFIX = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`;

/** Whether a hash was made with outdated parameters. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(PREFIX);
}

/**
 * @param client who is asking (client-of.ts)
 * @throws SERVICE_UNAVAILABLE when too many passwords are waiting to be checked
 */
export function hashPassword(password: string, client: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS), placeOf(client));
}

let nobodysHash: Promise<string> | null = null;

/**
 * Whether this password matches the hash. Without a hash (unknown address) it does the same work and says no, so that
 * timing does not reveal who has an account.
 * @param client who is asking (client-of.ts)
 * @throws SERVICE_UNAVAILABLE when too many passwords are waiting to be checked
 */
export async function verifyPassword(passwordHash: string | null, password: string, client: string): Promise<boolean> {
  nobodysHash ??= hash(randomBytes(16).toString('hex'), OPTIONS);
  const known = passwordHash ?? (await nobodysHash);
  const isRight = await inTurn(() => verify(known, password), placeOf(client));
  return isRight && passwordHash !== null;
}
