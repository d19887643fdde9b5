import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { projectNode } from '../../scripts/processes.mjs';

const PROGRAM = fileURLToPath(new URL('steady-reader.ts', import.meta.url));

/** How an address is asked: so many times a second, whether or not those before were answered. */
export interface SteadyRate {
  perSecond: number;
  seconds: number;
}

/**
 * Milliseconds of each answer, from the moment that it was asked for to its last byte. Who asks is a process of its
 * own, so that what else the bench does is not measured too.
 */
export async function readAtSteadyRate(url: string, { perSecond, seconds }: SteadyRate): Promise<number[]> {
  const { stdout } = await promisify(execFile)(projectNode, [PROGRAM, url, String(perSecond), String(seconds)], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as number[];
}
