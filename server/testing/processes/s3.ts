import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../../config/s3.ts';

const BUCKET = 'pictures';

/** Answers a request in the store's place; returns true if it did. */
type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

interface TestS3 {
  settings: S3Settings;
  /** What happens to requests from now on; null: nothing special. */
  fail(fault: Fault | null): void;
  /** The lines of the requests received: `PUT /pictures/item/….webp`. */
  requests: string[];
  /** The folder it keeps its bucket in. */
  folder: string;
  close(): Promise<void>;
}

/** The ways a store may fail. */
export const STORE_FAULTS = {
  /** Hangs up on everything. */
  away: (request) => {
    request.socket.destroy();
    return true;
  },
  /** Accepts everything and never answers. */
  silent: () => true,
  overloaded: (_request, response) => {
    response.writeHead(503, { 'content-type': 'application/xml' });
    response.end('<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>');
    return true;
  },
  /** A proxy before it answers everything with its own page. */
  hidden: (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Bienvenue</title>');
    return true;
  },
} satisfies Record<string, Fault>;

/** An S3 server that checks signatures, with one publicly readable bucket. */
export async function startS3({ patienceMs = 1000 } = {}): Promise<TestS3> {
  const folder = await mkdtemp(join(tmpdir(), 'cigogne-s3-'));
  const store = new S3rver({
    directory: folder,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  // It would end the process running the tests.
  store.logger.exceptions.unhandle();
  await store.configureBuckets();
  const serve = store.callback();
  const requests: string[] = [];
  let fault: Fault | null = null;
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url?.split('?')[0]}`);
    if (!fault?.(request, response)) serve(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      endpoint,
      region: 'us-east-1',
      bucket: BUCKET,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      publicUrl: `${endpoint}/${BUCKET}`,
      patienceMs,
    },
    fail: (next) => {
      fault = next;
    },
    requests,
    folder: join(folder, BUCKET),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}
