import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { takeLowPriority } from '../../processes/low-priority.ts';
import type { Argon2Work } from './argon2.ts';

/* A thread for passwords: argon2.ts starts it, and gives it the next one when it has answered. */

takeLowPriority();

parentPort?.on('message', ({ password, options, passwordHash }: Argon2Work) => {
  parentPort?.postMessage(passwordHash === undefined ? hashSync(password, options) : isRight(passwordHash, password));
});

/** A hash that is none fits no password. */
function isRight(passwordHash: string, password: string): boolean {
  try {
    return verifySync(passwordHash, password);
  } catch {
    return false;
  }
}
