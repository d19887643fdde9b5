import { parentPort } from 'node:worker_threads';
import { takeLowPriority } from '../../low-priority.ts';
import { type Headers, readPage } from '../read-page.ts';
import { SAMPLE } from './sample-page.ts';

/* A thread that reads pages, one after another: read-in-worker.ts starts and ends it. */

/** Code that ran some times is compiled: the first page of somebody takes no longer than the others. */
const WARMING = 8;

takeLowPriority();
for (let turn = 0; turn < WARMING; turn += 1) readPage('https://shop.example/p/sample-12345', {}, SAMPLE);
parentPort?.on(
  'message',
  ({ address, headers, bytes }: { address: string | null; headers: Headers; bytes: Uint8Array }) => {
    const start = process.threadCpuUsage();
    const reading = readPage(address, headers, bytes);
    const { user, system } = process.threadCpuUsage(start);
    parentPort?.postMessage({ reading, ms: (user + system) / 1000 });
  },
);
parentPort?.postMessage('ready');
