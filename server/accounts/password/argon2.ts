import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';

/** What a thread is told: a password to hash or, with a hash, to compare with it. */
export interface Argon2Work {
  password: string;
  options?: Options;
  passwordHash?: string;
}

const idle: Worker[] = [];

/** Hashes with argon2id. It runs in threads of low priority, so that pages do not wait while others log in. */
export function hash(password: string, options: Options): Promise<string> {
  return onThread({ password, options });
}

/** Whether this is the password of the hash. */
export function verify(passwordHash: string, password: string): Promise<boolean> {
  return onThread({ password, passwordHash });
}

/** On a thread that has nothing to do, or a new one: callers take turns (passwords.ts), so there are few. */
async function onThread<Result>(work: Argon2Work): Promise<Result> {
  const thread = idle.pop() ?? new Worker(new URL('./argon2-thread.ts', import.meta.url));
  thread.ref();
  thread.postMessage(work);
  const [result] = await once(thread, 'message');
  thread.unref();
  idle.push(thread);
  return result;
}
