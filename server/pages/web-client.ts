import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { assetFiles, rootFiles } from './asset-files.ts';
import { handlerOf, type PageHost, type PageOrder, type RenderedPage, renderPage } from './rendering/render.ts';
import { type PageThread, startPageThread } from './rendering/start-page-thread.ts';

/** The web client: how to render its pages. */
export interface WebClient {
  /** @param isKept whether the page is kept for others */
  render(order: PageOrder, host: PageHost, isKept: boolean): Promise<RenderedPage>;
}

const root = join(import.meta.dirname, '../..');

/**
 * The client built by `npm run build`; its files can be cached for ever, since their names change with their content.
 */
export async function builtClient(app: FastifyInstance): Promise<WebClient> {
  const folder = join(root, 'build');
  const logEnd = (reason: Error) => app.log.error({ err: reason }, 'the thread of pages');
  const thread = startPageThread({ folder }, logEnd);
  // For pages that nobody shares, of which one client may want many; it begins with the first of them.
  let patient: PageThread | undefined;
  app.addHook('onReady', () => thread.ready);
  app.addHook('onClose', () => Promise.all([thread.stop(), patient?.stop()]));
  await app.register(assetFiles, { prefix: '/assets', folder: join(folder, 'client/assets') });
  await app.register(rootFiles, { folder: join(folder, 'client') });
  return {
    render(order, host, isKept) {
      if (isKept) return thread.render(order, host);
      patient ??= startPageThread({ folder, isPatient: true }, logEnd);
      return patient.render(order, host);
    },
  };
}

/** The client straight from its sources, with hot reload. */
export async function clientInDevelopment(app: FastifyInstance): Promise<WebClient> {
  const [{ createServer }, { default: middie }] = await Promise.all([import('vite'), import('@fastify/middie')]);
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  return {
    async render(order, host) {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      return renderPage(handlerOf(build, 'development'), order, host);
    },
  };
}
