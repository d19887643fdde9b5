import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { DATA_POLICY } from '../http/protection.ts';
import { picturesFolder } from './store.ts';

/** Serves the pictures under /images/. A path never gets other bytes, so they may be kept for ever. */
export async function servePictures(app: FastifyInstance, { config }: Context): Promise<void> {
  await app.register(fastifyStatic, {
    root: picturesFolder(config),
    prefix: '/images/',
    decorateReply: false,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '1y',
    allowedPath: (path) => path.endsWith('.webp'),
    setHeaders(reply, path) {
      reply.headers({
        'content-type': 'image/webp',
        'content-disposition': `inline; filename="${basename(path)}"`,
        'content-security-policy': `${DATA_POLICY}; sandbox`,
        // Mails that are read on a web page show them too.
        'cross-origin-resource-policy': 'cross-origin',
      });
    },
  });
}
