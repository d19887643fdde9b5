import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { environment, execute } from '../../scripts/processes.mjs';

/** Instructions for the load generator wrk, which leaves the two cores to what is measured. */
export interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** The first gift, and how many follow it. */
  wishes: { first: number; count: number };
}

export interface LoadResult {
  /** Bookings that were acknowledged (201). */
  acknowledged: number;
  others: number;
  seconds: number;
  p50: number;
  p99: number;
}

const SCRIPT = fileURLToPath(new URL('load.lua', import.meta.url));

/**
 * Books one gift after another on this many connections, each by a new giver, so that nobody reaches the limit on
 * mails.
 */
export async function press({ url, connections, seconds, wishes }: Load): Promise<LoadResult> {
  const run = randomBytes(4).toString('hex');
  const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', SCRIPT];
  const script = [wishes.first, wishes.count, run].map(String);
  const { code, output } = await execute('wrk', [...load, `${url}/api/v1/booking/multi`, '--', ...script], {
    quiet: true,
    env: environment({}),
  });
  if (code !== 0) throw new Error(`wrk failed:\n${output}`);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}
