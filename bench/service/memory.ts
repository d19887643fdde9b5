import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import type { Service } from '../../e2e/service/service.ts';

/**
 * A service's memory: its process, its children, and everything working in its data folder (PSS: shared memory counts
 * once).
 */
export function mebibytesOf({ pid, dataDir }: Service, what: 'now' | 'peak' = 'now'): number {
  const others = readdirSync('/proc')
    .map(Number)
    .filter((id) => id > 0 && id !== pid && (worksIn(id, dataDir) || parentOf(id) === pid));
  const kilobytes = [pid, ...others].map((id) => (what === 'peak' && id === pid ? peakOf(id) : pssOf(id)));
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

/** The peak while something runs. */
export function watchMemory(service: Service, everyMs = 250) {
  let most = mebibytesOf(service);
  const timer = setInterval(() => {
    most = Math.max(most, mebibytesOf(service));
  }, everyMs);
  return {
    most(): number {
      clearInterval(timer);
      return most;
    },
  };
}

/** Of its own process so far, without children that have ended. */
export function processorMsOf({ pid }: Service): number {
  const fields = readIfThere(`/proc/${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ');
  const TICK_MS = 10;
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function worksIn(id: number, folder: string): boolean {
  try {
    return realpathSync(`/proc/${id}/cwd`).startsWith(folder);
  } catch {
    return false;
  }
}

function parentOf(id: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(readIfThere(`/proc/${id}/status`))?.[1] ?? 0);
}

function pssOf(id: number): number {
  return Number(/^Pss: +(\d+)/m.exec(readIfThere(`/proc/${id}/smaps_rollup`))?.[1] ?? 0);
}

function peakOf(id: number): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(readIfThere(`/proc/${id}/status`))?.[1] ?? 0);
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
