import formbody from '@fastify/formbody';
import { errorCodes, type FastifyInstance } from 'fastify';
import { FORM_BODY_BYTES } from '#contract/body-limits.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Features } from '#contract/features.ts';
import type { Language } from '#locales/languages.ts';
import type { Context } from '../context.ts';
import type { Availability } from '../database/outages/availability.ts';
import { shareReads } from '../database/shared-reads.ts';
import { answerError } from './answer-error.ts';
import { isInvolved } from './involved-json.ts';
import { languageOf } from './language.ts';
import { clientOf } from './limits/client-of.ts';
import { giveBackTry } from './limits/misses.ts';
import { spend } from './limits/rate-counters.ts';
import { problem } from './problem.ts';
import { readSession, type SessionUser } from './session/session.ts';

declare module 'fastify' {
  interface FastifyInstance {
    availability: Availability;
    isProduction: boolean;
    features: Features;
    readSession(header: string | undefined): Promise<SessionUser | null>;
  }
  interface FastifyRequest {
    user: SessionUser | null;
    language: Language;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    name?: string;
    /** The path as in the contract: logged instead of the address. */
    spelling?: string;
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Everything the routes of /api/v1 share: validation by zod, sessions, limits, language, errors. */
export async function prepareApi(app: FastifyInstance, { config, database }: Context): Promise<void> {
  app.decorate('isProduction', config.isProduction);
  app.decorate('features', config.features);
  // Whoever asks much at once is looked up once.
  const readTogether = shareReads((header) => readSession({ config, database }, header));
  app.decorate('readSession', async (header?: string) => (header === undefined ? null : readTogether(header)));
  app.decorateRequest('user', null);
  app.decorateRequest('language', 'fr');
  app.decorateRequest('guesses', null);
  app.addHook('onRequest', async (request, reply) => {
    // Nearly every answer is personal; the exceptions say so themselves.
    reply.header('cache-control', 'no-store');
    request.language = languageOf(request.headers['accept-language']);
  });
  app.addHook('onSend', giveBackTry);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(async ({ server, ip }) => {
    await spend(server.rateLimits, 'call', clientOf(ip));
    throw problem('NOT_FOUND');
  });
  acceptJson(app);
  await app.register(formbody, { bodyLimit: FORM_BODY_BYTES });
}

/** Clients send `content-type: application/json` without a body on calls that have none. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    if (isInvolved(body as Buffer)) return done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
    const text = readUtf8(body as Buffer);
    return text === null ? done(problem('BAD_REQUEST')) : parse(request, text, done);
  });
}

/** Null for bytes in another encoding, of which letters would be lost. */
function readUtf8(bytes: Buffer): string | null {
  try {
    return UTF8.decode(bytes);
  } catch {
    return null;
  }
}
