import { randomBytes } from 'node:crypto';

/**
 * A random id between 1 and 2^53 − 1. Registries, wishes and users have random ids, so that nobody can enumerate
 * homes and gifts by counting.
 */
export function randomId(): number {
  const bits = randomBytes(8).readBigUInt64BE() >> 11n;
  return Number(bits) || randomId();
}
