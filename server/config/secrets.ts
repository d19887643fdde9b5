import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import { type Keys, partKeys } from './keys.ts';
import { inList } from './variables.ts';

export const secretVariables = z.object({
  SECRET_KEY: z.string().min(32).optional().describe('at least 32 characters'),
  FORMER_SECRET_KEYS: z
    .string()
    .transform(inList)
    .pipe(z.array(z.string().min(32)))
    .default([])
    .describe('keys of at least 32 characters, with commas between them'),
});

/**
 * Keys derived from SECRET_KEY, or else from a secret generated once in the data folder, and from their predecessors.
 */
export function readKeys(values: z.output<typeof secretVariables>, dataDir: string): { keys: Keys } {
  const secret = values.SECRET_KEY ?? keptSecret(dataDir);
  return { keys: partKeys(toBytes(secret), values.FORMER_SECRET_KEYS.map(toBytes)) };
}

/** Written in full under a temporary name first: an interrupted start leaves no empty secret behind. */
function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  const unfinished = `${path}.${process.pid}`;
  try {
    if (!existsSync(path)) {
      writeFileSync(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
      linkSync(unfinished, path);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new ConfigError(`DATA_DIR: the secret cannot be written: ${(error as Error).message}.`, { cause: error });
    }
  } finally {
    rmSync(unfinished, { force: true });
  }
  const secret = readSecret(path);
  if (secret.length < 32) throw new ConfigError(`DATA_DIR: the secret in ${path} must have at least 32 characters.`);
  return secret;
}

function readSecret(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(`DATA_DIR: the secret cannot be read: ${(error as Error).message}.`, { cause: error });
  }
}

function toBytes(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
