import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { freePort } from '../scripts/free-port.mjs';
import { projectNode, root } from '../scripts/processes.mjs';

const SECONDS = 6;
const CONNECTIONS = 20;

/** Requests per second of an address, its answers compressed as a browser gets them. */
export async function requestsPerSecond(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  await autocannon({ url, headers, duration: 2, connections: CONNECTIONS });
  const result = await autocannon({ url, headers, duration: SECONDS, connections: CONNECTIONS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return result.requests.average;
}

/** The same for a bare Fastify route that answers as many bytes, in a process of its own. */
export async function requestsPerSecondOfBareRoute(size: number): Promise<number> {
  const port = await freePort();
  const server = spawn(projectNode, ['bench/bare-server.ts', String(port), String(size)], {
    cwd: root,
    stdio: 'inherit',
  });
  try {
    const url = `http://127.0.0.1:${port}/`;
    while (!(await fetch(url).catch(() => null))?.ok) await pause(50);
    return await requestsPerSecond(url);
  } finally {
    server.kill();
  }
}
