import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { freePort } from '../scripts/free-port.mjs';
import { projectNode, root } from '../scripts/processes.mjs';

const SECONDS = 5;
const CONNECTIONS = 32;

/** Requests in a second, and how long they took in ms. */
export interface Throughput {
  rate: number;
  p50: number;
  p99: number;
}

/** How an address answers to 32 connections that ask without a pause, as a browser asks. */
export async function throughputOf(url: string): Promise<Throughput> {
  const headers = { 'accept-encoding': 'br' };
  await autocannon({ url, headers, duration: 1, connections: CONNECTIONS });
  const result = await autocannon({ url, headers, duration: SECONDS, connections: CONNECTIONS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/** Starts a bare Fastify route that answers so many bytes, in a process of its own. */
export async function startBareRoute(size: number): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const server = spawn(projectNode, ['bench/bare-server.ts', String(port), String(size)], {
    cwd: root,
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}/`;
  while (!(await fetch(url).catch(() => null))?.ok) await pause(50);
  return { url, stop: () => server.kill() };
}
