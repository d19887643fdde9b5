import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { USUAL_BODY_BYTES } from '#contract/body-limits.ts';
import { LIMITS } from '#contract/limits.ts';
import { accountRoutes } from './accounts/routes.ts';
import { recordActs } from './admin/acts/acts.ts';
import { adminRoutes } from './admin/routes.ts';
import { affiliateRoutes } from './affiliate/routes.ts';
import { showMail } from './background/mail-work.ts';
import { blogRoutes } from './blog/routes.ts';
import { bookingRoutes } from './bookings/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import type { Config } from './config/config.ts';
import { isDecodable } from './config/variables.ts';
import { contactRoutes } from './contact/routes.ts';
import type { Context } from './context.ts';
import { type Availability, watchAvailability } from './database/outages/availability.ts';
import { extensionRoutes } from './extension/routes.ts';
import { restoreAccount } from './farewells/delete-account.ts';
import { farewellRoutes } from './farewells/routes.ts';
import { guestOf } from './guarded-fetch/destinations.ts';
import { createGuardedFetch } from './guarded-fetch/guarded-fetch.ts';
import { answerError } from './http/answer-error.ts';
import { prepareApi } from './http/api.ts';
import { answerClientError } from './http/client-error.ts';
import { limitConnections } from './http/connections.ts';
import { prepareDraining } from './http/drain.ts';
import { limitHeldBodies } from './http/held-bodies.ts';
import { prepareLimits } from './http/limits/limit-calls.ts';
import { slowRefusals } from './http/limits/slow-refusals.ts';
import { noteOutcomes } from './http/log/note-outcomes.ts';
import { requestLog } from './http/log/request-log.ts';
import { prepareSecurityLog } from './http/log/security-log.ts';
import { problem } from './http/problem.ts';
import { protectAnswers } from './http/protection.ts';
import { limitUnreadAnswers } from './http/unread-answers.ts';
import { leaveUnread } from './http/unread-bodies.ts';
import { zodSchemas } from './http/zod-schemas.ts';
import { followWrites } from './kept/follow-writes.ts';
import { keepVersions } from './kept/kept-versions.ts';
import { personalDataRoutes } from './personal-data/routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { servePictures } from './pictures/serve-pictures.ts';
import { pictureStore } from './pictures/store/open-store.ts';
import { oneClickRoute, refuseMailsRoutes } from './refuse-mails/routes.ts';
import { babyRoutes } from './registries/babies/routes.ts';
import { registryRoutes } from './registries/routes.ts';
import { sharingRoutes } from './registries/sharing/routes.ts';
import { shortLinkRoutes } from './registries/short-links/routes.ts';
import { findRegistryVersion } from './registries-with-wishes/registry-version.ts';
import { registryWithWishesRoutes } from './registries-with-wishes/routes.ts';
import { secondOwnerRoutes } from './second-owners/routes.ts';
import { probeRoutes } from './service/probes.ts';
import { serviceRoutes } from './service/routes.ts';
import { shopPageRoutes } from './shop-pages/routes.ts';
import { superuserMailRoutes } from './superuser-mails/routes.ts';
import { affiliateLinkRoutes } from './wishes/affiliate-links/routes.ts';
import { arrangingRoutes } from './wishes/arranging/routes.ts';
import { articleLinkRoutes } from './wishes/article-links/routes.ts';
import { categoryRoutes } from './wishes/categories/routes.ts';
import { wishRoutes } from './wishes/routes.ts';

interface AppOptions {
  logger?: FastifyBaseLogger;
  /** Shared between threads; without it the app creates its own. */
  availability?: Availability;
  /** Serves the built web client; omitted in tests of the API. */
  pages?: (app: FastifyInstance, context: Context) => Promise<void>;
}

/**
 * Builds the whole service on a context, or only the probes for a worker. It never listens: main.ts does, and tests
 * inject.
 */
export async function buildApp(
  context: Context,
  { logger, availability, pages }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = newServer(context.config, logger);
  pictureStore(context, app.log);
  app.decorate('availability', availability ?? watchAvailability(context.database, app.log));
  app.addHook('onClose', async () => app.availability.stop());
  protectAnswers(app, context.config.publicUrl);
  limitUnreadAnswers(app);
  limitHeldBodies(app);
  limitConnections(app, context.config.trustProxy === 0);
  prepareDraining(app);
  prepareSecurityLog(app, context.config);
  noteOutcomes(app);
  const isServing = context.config.role !== 'worker';
  if (isServing) {
    await prepareLimits(app, context.config);
    slowRefusals(app);
  }
  // After those wait that are refused slowly: while they do, nothing may be read.
  leaveUnread(app);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Answers are small: each of many simultaneous ones would otherwise get a window of 4 MB instead of 256 kB.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } },
    // Nobody sends us compressed bodies, and unpacked they would be a thousand times what is counted of them.
    globalDecompression: false,
  });
  app.setErrorHandler(answerError);
  const readVersion = (name: string) => findRegistryVersion(context.database, name);
  const servesPages = pages && isServing;
  app.decorate(
    'registryVersions',
    servesPages ? followWrites(app, context.database, readVersion) : keepVersions(readVersion, () => false),
  );
  if (servesPages) await pages(app, context);
  await app.register(probeRoutes);
  if (isServing) {
    await app.register((api) => apiRoutes(api, context), { prefix: '/api/v1' });
    await app.register(servePictures, context);
    await app.register((part) => oneClickRoute(part, context));
    await app.register(extensionRoutes, context);
  }
  app.setNotFoundHandler((request, reply) => answerError(problem('NOT_FOUND'), request, reply));
  return app;
}

function newServer({ trustProxy }: Config, logger: FastifyBaseLogger | undefined): FastifyInstance {
  const app: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    logController: requestLog(),
    schemaController: zodSchemas,
    trustProxy: (_address, hop) => hop < trustProxy,
    bodyLimit: USUAL_BODY_BYTES,
    // A 10 MB photo takes a minute over a slow phone's connection.
    requestTimeout: 120_000,
    // As long for clients that ask but do not read the answer.
    connectionTimeout: 120_000,
    clientErrorHandler: answerClientError,
    // protectAnswers refuses requests without one.
    http: { requireHostHeader: false },
    forceCloseConnections: 'idle',
    // While stopping, the last requests are served like any other.
    return503OnClosing: false,
    // The longest link, encoded: GET /scraper/affiliate_and_redirect/{link}.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 3 * LIMITS.link },
    rewriteUrl: ({ url = '/' }) => (url.includes('%') ? decodable(url) : url),
    frameworkErrors: (error, request, reply) => {
      reply.headers(app.protection);
      if (request.url.startsWith('/api/')) answerError(error, request, reply as never);
      else reply.redirect('/');
    },
  });
  return app;
}

/** All addresses that cannot be decoded are one, unknown like any other, so that none passes by the hooks. */
function decodable(url: string): string {
  const [path = ''] = url.split('?');
  if (isDecodable(path)) return url;
  return path.startsWith('/api/') ? '/api/v1/%25' : '/%25';
}

async function apiRoutes(api: FastifyInstance, context: Context): Promise<void> {
  await prepareApi(api, context);
  recordActs(api, context);
  const fetchGuarded = createGuardedFetch(guestOf(context.config));
  serviceRoutes(api, context);
  accountRoutes(api, context, restoreAccount);
  registryRoutes(api, context);
  babyRoutes(api, context);
  secondOwnerRoutes(api, context);
  shortLinkRoutes(api, context);
  categoryRoutes(api, context);
  bookingRoutes(api, context);
  wishRoutes(api, context);
  arrangingRoutes(api, context);
  catalogueRoutes(api, context);
  articleLinkRoutes(api, context);
  affiliateLinkRoutes(api, context);
  registryWithWishesRoutes(api, context);
  farewellRoutes(api, context);
  pictureRoutes(api, context, fetchGuarded);
  blogRoutes(api, context);
  shopPageRoutes(api, context, fetchGuarded);
  affiliateRoutes(api, context);
  personalDataRoutes(api, context);
  sharingRoutes(api, context);
  refuseMailsRoutes(api, context);
  contactRoutes(api, context);
  superuserMailRoutes(api, context, showMail);
  adminRoutes(api, context);
}
