import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { limitTurns } from '../../http/limits/turns.ts';

// The library's algorithm is argon2id.
const OPTIONS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Each takes a core for some ten milliseconds: one core is left to all others, however many log in at once. */
const inTurn = limitTurns({ running: Math.max(1, availableParallelism() - 1), waiting: 64, waitingInAll: 512 });

/** What every hash that is made with these begins with. */
const PREFIX = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`;

/** Whether a hash was made with other parameters than those of today. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(PREFIX);
}

/** @throws SERVICE_UNAVAILABLE when too many passwords wait to be checked */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

let nobodysHash: Promise<string> | null = null;

/**
 * Whether this is the password of the hash. Without a hash (nobody has that address) it does the same work and says
 * no, so that the time of the answer does not tell who has an account.
 * @param client who asks (client-of.ts): those of one client wait behind each other
 * @throws SERVICE_UNAVAILABLE when too many passwords wait to be checked
 */
export async function verifyPassword(passwordHash: string | null, password: string, client = ''): Promise<boolean> {
  nobodysHash ??= hash(randomBytes(16).toString('hex'), OPTIONS);
  const known = passwordHash ?? (await nobodysHash);
  const isRight = await inTurn(() => verify(known, password).catch(() => false), client);
  return isRight && passwordHash !== null;
}
