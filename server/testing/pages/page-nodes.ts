import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { FEATURES } from '#contract/features.ts';
import { paths } from '#contract/pages.ts';
import { readRates } from '#contract/rate-limits.ts';
import { buildApp } from '../../app.ts';
import { type DatabaseConnection, openDatabase } from '../../database/client.ts';
import { servePages } from '../../pages/serve-pages.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { createOnlineRegistry, createWish } from '../builders.ts';

export interface PageNode {
  app: FastifyInstance;
  connection: DatabaseConnection;
  /** Asks for a page. */
  open(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  stop(): Promise<void>;
}

/** For a file of tests: processes that serve pages, on one database. */
export function pageNodes() {
  const shared = {} as { testApp: TestApp };
  beforeAll(async () => {
    shared.testApp = await startTestApp({ features: { ...FEATURES, langSelectorFeature: true } });
  });
  afterAll(() => shared.testApp.close());

  return {
    shared,
    async startNode(rates = 'off'): Promise<PageNode> {
      const { context, databaseUrl } = shared.testApp;
      const connection = await openDatabase({ databaseUrl, dataDir: '' });
      const config = { ...context.config, rates: readRates(rates) };
      const app = await buildApp({ ...context, config, database: connection.database }, { pages: servePages });
      await app.ready();
      return {
        app,
        connection,
        open: (url, headers = {}) => app.inject({ url, headers }),
        async stop() {
          await app.close();
          await connection.close();
        },
      };
    },
    async newRegistry() {
      const registry = await createOnlineRegistry(shared.testApp);
      const wish = await createWish(shared.testApp, { registryId: registry.id, quantity: 20 });
      return { wishId: wish.id, url: paths.publicRegistry(registry.name) };
    },
  };
}
