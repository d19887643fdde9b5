import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { assetFiles, rootFiles } from './asset-files.ts';

type PageHandler = ReturnType<typeof import('#web/entry.server.tsx').createPageHandler>;

/** The web client: how to render its pages, and its files' text where they are built. */
export interface WebClient {
  render: PageHandler;
  builtText?: (href: string) => string | undefined;
}

const root = join(import.meta.dirname, '../..');

/**
 * The client built by `npm run build`; its files can be cached for ever, since their names change with their content.
 */
export async function builtClient(app: FastifyInstance): Promise<WebClient> {
  const build = (await import(join(root, 'build/server/index.js'))) as ServerBuild;
  const folder = join(root, 'build/client');
  await app.register(assetFiles, { prefix: '/assets', folder: join(folder, 'assets') });
  await app.register(rootFiles, { folder });
  const texts = new Map<string, string>();
  return {
    render: handlerOf(build, 'production'),
    builtText(href) {
      if (!/^\/assets\/[\w.-]+\.(css|js)$/.test(href)) return;
      const text = texts.get(href) ?? readFileSync(join(folder, href), 'utf8');
      texts.set(href, text);
      return text;
    },
  };
}

/** The client straight from its sources, with hot reload. */
export async function clientInDevelopment(app: FastifyInstance): Promise<WebClient> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  return {
    async render(request, page) {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      return handlerOf(build, 'development')(request, page);
    },
  };
}

function handlerOf(build: ServerBuild, mode: 'production' | 'development'): PageHandler {
  const entry = build.entry.module as unknown as typeof import('#web/entry.server.tsx');
  return entry.createPageHandler(build, mode);
}
