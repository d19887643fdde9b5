import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { pageRoutes } from './page-routes.ts';
import { builtClient, clientInDevelopment } from './web-client.ts';
import { manifestRoutes } from './web-manifest.ts';

/** Serves the web client: its files and its pages. */
export async function servePages(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (part) => {
    const client = context.config.isDevelopment ? await clientInDevelopment(part) : await builtClient(part);
    manifestRoutes(part);
    pageRoutes(part, context, client);
  });
}
