import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { freePort } from '../../scripts/free-port.mjs';
import { projectNode, root } from '../../scripts/processes.mjs';

const SECONDS = 5;
const CONNECTIONS = 32;

/** Requests per second, and how long they took in ms. */
export interface Throughput {
  rate: number;
  p50: number;
  p99: number;
}

/** How an address responds to 32 connections requesting without a pause, as a browser does. */
export async function throughputOf(url: string): Promise<Throughput> {
  const options = { url, headers: { 'accept-encoding': 'br' }, connections: CONNECTIONS, setupClient: ignoreBody };
  await autocannon({ ...options, duration: 1 });
  const result = await autocannon({ ...options, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/** autocannon turns each answer into a string, which takes several times as long as the server needs to send one. */
function ignoreBody(client: object): void {
  (client as { pipelinedRequests: { addBody(): void } }).pipelinedRequests.addBody = () => undefined;
}

/** Starts a bare Fastify route answering these bytes, in a process of its own. */
export async function startBareRoute(body: Buffer): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const server = spawn(projectNode, ['bench/service/bare-server.ts', String(port)], {
    cwd: root,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  server.stdin.end(body);
  const url = `http://127.0.0.1:${port}/`;
  while (!(await fetch(url).catch(() => null))?.ok) await pause(50);
  return { url, stop: () => server.kill() };
}
