import { parentPort, workerData } from 'node:worker_threads';
import { readBlogFeed } from './read-feed.ts';

/* A thread that reads one feed; read-in-thread.ts starts it, and ends it if it takes too long. */

parentPort?.postMessage(readBlogFeed(workerData as Uint8Array));
