import { readdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { answerError } from '../http/answer-error.ts';

const SVG = 'image/svg+xml';
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Headers that only matter for documents; every file of a page would carry them. */
const OF_DOCUMENTS = ['cross-origin-opener-policy', 'x-frame-options'];

/**
 * Serves what pages load, under names that change with the content. One route for all files: a route each took a
 * tenth of the start-up time.
 * @param options `folder`: where they are, with compressed copies as `.br` and `.gz`
 */
export async function assetFiles(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  const refuse = (reply: FastifyReply) => reply.status(404).type('text/plain; charset=utf-8').send('404');
  app.setNotFoundHandler((_request, reply) => refuse(reply));
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    // It answers 403 to attempts to climb out of the folder.
    if (error.statusCode === 403) return refuse(reply);
    throw error;
  });
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    acceptRanges: false,
    index: false,
    redirect: false,
    setHeaders(reply) {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      for (const name of OF_DOCUMENTS) reply.removeHeader(name);
    },
  });
}

/** Serves what has a fixed address beside the pages: icons, the service worker. */
export async function rootFiles(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  app.setErrorHandler(answerError);
  app.addHook('onSend', async (_request, reply) => {
    // The library names the charset of other text only.
    if (reply.getHeader('content-type') === SVG) reply.header('content-type', `${SVG}; charset=utf-8`);
  });
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    acceptRanges: false,
    preCompressed: true,
    setHeaders(reply, path) {
      reply.header('cache-control', 'public, max-age=3600');
      // Fetches data from the service itself, and from nowhere else.
      if (/\/service-worker\.js(\.\w+)?$/.test(path)) reply.header('content-security-policy', WORKER_POLICY);
    },
  });
  // By name: the library itself would look for them in all folders, at each start.
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files.filter((file) => !/\.(br|gz)$/.test(file.name))) {
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name));
  }
}
