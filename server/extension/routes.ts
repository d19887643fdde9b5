import type { FastifyInstance } from 'fastify';
import { BROWSERS, extensionPath } from '#contract/browsers.ts';
import type { Context } from '../context.ts';
import { clientOf } from '../http/limits/client-of.ts';
import { spend } from '../http/limits/rate-counters.ts';
import { packExtension } from './pack-extension.ts';

/** The extension for adding gifts to lists on this instance, one per browser. */
export async function extensionRoutes(app: FastifyInstance, { config }: Context): Promise<void> {
  for (const browser of BROWSERS) {
    // Packed for whoever wants it first: packing all of them took a twentieth of a start.
    let archive: Buffer | undefined;
    app.get(extensionPath(browser), async (request, reply) => {
      await spend(app.rateLimits, 'page', clientOf(request.ip));
      archive ??= Buffer.from(packExtension(browser, config.publicUrl));
      reply.header('cache-control', 'public, max-age=3600').header('content-disposition', 'attachment');
      return reply.type('application/zip').send(archive);
    });
  }
}
