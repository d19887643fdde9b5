import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { PREVIEW_FILE } from '#contract/everywhere/picture-names.ts';
import type { Context } from '../context.ts';
import { answerError } from '../http/answer-error.ts';
import { problem } from '../http/problem.ts';
import { DATA_POLICY } from '../http/protection.ts';
import { cacheControl, contentDisposition, contentType } from './store/file-headers.ts';
import { picturesFolder } from './store/open-store.ts';

const PATH = /^[a-z-]+\/[\w-]+\.(webp|avif|jpg)$/;

/** Serves the pictures under /images/, or redirects to where they are now: older mails still link here. */
export async function servePictures(app: FastifyInstance, { config }: Context): Promise<void> {
  const { s3 } = config;
  if (s3) return redirectTo(app, s3.publicUrl);
  await app.register(pictureFiles, { prefix: '/images', folder: picturesFolder(config) });
}

async function pictureFiles(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  app.setNotFoundHandler((request, reply) => {
    const { url } = request;
    // For pictures from before previews existed; browsers that read WebP get one anyway.
    if (url.endsWith(PREVIEW_FILE)) return reply.redirect(`${url.slice(0, -PREVIEW_FILE.length)}.webp`, 302);
    return answerError(problem('NOT_FOUND'), request, reply);
  });
  await app.register(fastifyStatic, {
    root: folder,
    decorateReply: false,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    cacheControl: false,
    acceptRanges: false,
    allowedPath: (path) => contentType(path) !== undefined,
    setHeaders(reply, path) {
      reply.headers({
        'content-type': contentType(path),
        'cache-control': cacheControl(path),
        'content-disposition': contentDisposition(path),
        'content-security-policy': `${DATA_POLICY}; sandbox`,
        // Mails read on a web page show them too.
        'cross-origin-resource-policy': 'cross-origin',
      });
    },
  });
}

function redirectTo(app: FastifyInstance, publicUrl: string): void {
  app.get<{ Params: { '*': string } }>('/images/*', async ({ params }, reply) => {
    const path = params['*'];
    if (!PATH.test(path)) throw problem('NOT_FOUND');
    return reply.redirect(`${publicUrl}/${path}`, 302);
  });
}
