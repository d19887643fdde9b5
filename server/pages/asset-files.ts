import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

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
    index: false,
    redirect: false,
    setHeaders(reply) {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      for (const name of OF_DOCUMENTS) reply.removeHeader(name);
    },
  });
}
