import type { FastifyInstance } from 'fastify';
import type { GuardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import { implement } from '../http/implement.ts';
import { callerOf } from '../http/limits/client-of.ts';
import { createScanPage, scanShownPage } from './scans/scan-page.ts';

export function shopPageRoutes(app: FastifyInstance, fetchGuarded: GuardedFetch): void {
  const scanPage = createScanPage(fetchGuarded);

  implement(app, 'POST /scraper/parse', ({ query, request }) => scanPage(query.url, callerOf(request)));

  implement(app, 'POST /scraper/read', ({ body, request }) => scanShownPage(body.url, body.html, callerOf(request)));
}
