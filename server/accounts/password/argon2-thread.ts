import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { takeLowPriority } from '../../processes/low-priority.ts';
import type { Argon2Work } from './argon2.ts';

/* A thread that hashes passwords: argon2.ts starts it, and sends it the next password once it has answered. */

takeLowPriority();

parentPort?.on('message', ({ password, options, passwordHash }: Argon2Work) => {
  parentPort?.postMessage(passwordHash === undefined ? hashSync(password, options) : isRight(passwordHash, password));
});

/** No password matches a malformed hash. */
function isRight(passwordHash: string, password: string): boolean {
  try {
    return verifySync(passwordHash, password);
  } catch {
    return false;
  }
}
