import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { projectNode } from '../../scripts/processes.mjs';

const PROGRAM = fileURLToPath(new URL('steady-reader.ts', import.meta.url));

/** How an address is requested: this many times a second, whether or not earlier requests were answered. */
export interface SteadyRate {
  perSecond: number;
  seconds: number;
}

/**
 * Milliseconds per answer, from the request to its last byte. The client is a separate process, so that the bench's
 * own work is not measured.
 */
export async function readAtSteadyRate(url: string, { perSecond, seconds }: SteadyRate): Promise<number[]> {
  const { stdout } = await promisify(execFile)(projectNode, [PROGRAM, url, String(perSecond), String(seconds)], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as number[];
}
