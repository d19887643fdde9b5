import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// The library's algorithm is argon2id.
const OPTIONS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

let nobodysHash: Promise<string> | null = null;

/**
 * Whether this is the password of the hash. Without a hash (nobody has that address) it does the same work and says
 * no, so that the time of the answer does not tell who has an account.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(16).toString('hex'));
  const isRight = await verify(passwordHash ?? (await nobodysHash), password).catch(() => false);
  return isRight && passwordHash !== null;
}
