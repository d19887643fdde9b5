import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '#contract/pages.ts';
import { findBlogVersion } from '../blog/routes.ts';
import { findCounts } from '../catalogue/articles/queries.ts';
import type { Config } from '../config/config.ts';
import type { Context } from '../context.ts';
import { answerError } from '../http/answer-error.ts';
import { languageOfPage } from '../http/language.ts';
import { clientOf } from '../http/limits/client-of.ts';
import { refuseGuessing } from '../http/limits/misses.ts';
import { spend } from '../http/limits/rate-counters.ts';
import { ProblemError, problem } from '../http/problem.ts';
import { keepAnswers } from '../kept/kept-answers.ts';
import { type PageRules, pageRulesOf } from './page-rules.ts';
import { pageRenderer } from './render-page.ts';
import { sendTooMany, sendUnavailable } from './unavailable-page.ts';
import type { WebClient } from './web-client.ts';

const HOME_KNOWN_MS = 10_000;
/** The home page, and its data alone. */
const HOME = /^\/(_\.data)?$/;
/** A list's name of 255 characters, each of them encoded, and a gift's id: no address of ours is longer. */
const LONGEST_PATH = 1000;

/**
 * Serves the web client's pages, rendered on the server. Public pages depend only on path, language, the registry's
 * version and the day, so they are kept and reused; the browser adds what is personal.
 */
export function pageRoutes(app: FastifyInstance, context: Context, client: WebClient): void {
  const { config } = context;
  const homeVersion = keepHomeVersion(context);
  const answer = keepAnswers(app.registryVersions, 24);
  const render = pageRenderer(app, config, client);

  app.setErrorHandler((error, request, reply) => {
    const isProblem = error instanceof ProblemError;
    if (isProblem && error.code === 'TOO_MANY_REQUESTS') {
      request.problemCode = error.code;
      return sendTooMany(reply, languageOfPage(request, config), error.retryAfter ?? 1);
    }
    if (isProblem && error.code !== 'SERVICE_UNAVAILABLE') return answerError(error, request, reply);
    if (!(isProblem || app.availability.note(error))) request.log.error({ err: error }, 'a page cannot be made');
    return sendUnavailable(reply, languageOfPage(request, config));
  });
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: servePage });
  // A form sent without our scripts: its page is shown again, and says that it needs them.
  app.post('/*', {
    onRequest: async (request, reply) => {
      await spend(app.rateLimits, 'page', clientOf(request.ip));
      if (!request.headers.accept?.includes('text/html')) throw problem('NOT_FOUND');
      return reply.redirect(addressOf(request, config.publicUrl).href, 303);
    },
    handler: () => undefined,
  });

  async function servePage(request: FastifyRequest, reply: FastifyReply) {
    const { pathname, search, searchParams } = addressOf(request, config.publicUrl);
    if (/^\/(assets|images)\//.test(pathname)) return reply.status(404).type('text/plain; charset=utf-8').send('404');
    if (/^\/(api|metrics)(\/|$)/.test(pathname)) throw problem('NOT_FOUND');
    await spend(app.rateLimits, 'page', clientOf(request.ip));
    if (pathname.length > LONGEST_PATH) return reply.redirect(paths.home());
    const rules = pageRulesOf(pathname, searchParams);
    if (rules.registryName !== null) await refuseGuessing(request);
    const lang = languageOfPage(request, config);
    setHeaders(reply, rules, config);
    // The service worker tells by it whether another language was chosen (web/public/service-worker.js).
    reply.header('content-language', lang);
    if (!rules.isCacheable || config.isDevelopment) {
      return answer(request, reply, null, () => render(request, `${pathname}${search}`, lang, false));
    }
    const [path] = rules.address.split('?');
    if (pathname !== path) return reply.redirect(path + search, 301);
    const shown = HOME.test(pathname) ? await homeVersion() : '';
    const subject = { name: `${lang} ${rules.address} ${shown}`, registryName: rules.registryName, search };
    return answer(request, reply, subject, () => render(request, rules.address, lang, true));
  }
}

function setHeaders(reply: FastifyReply, rules: PageRules, { features }: Pick<Config, 'features'>): void {
  if (!rules.isIndexable) reply.header('x-robots-tag', 'noindex');
  reply.header('vary', features.langSelectorFeature ? 'accept-encoding, cookie' : 'accept-encoding');
  reply.header('cache-control', rules.isSecret ? 'no-store' : 'no-cache');
  if (rules.isSecret) reply.header('referrer-policy', 'no-referrer');
  if (rules.isOpenedByShops) reply.header('cross-origin-opener-policy', 'unsafe-none');
}

/** The blog and the catalogue's figures, refreshed occasionally: the home page works without the database, too. */
function keepHomeVersion(context: Context): () => Promise<string> {
  let known = '';
  let until = 0;
  return async () => {
    if (performance.now() < until) return known;
    until = performance.now() + HOME_KNOWN_MS;
    try {
      const [blog, { articles, shops }] = await Promise.all([findBlogVersion(context), findCounts(context.database)]);
      known = `${blog} ${articles} ${shops.length}`;
    } catch {
      // What is kept is good enough.
    }
    return known;
  };
}

/** The requested address as one of ours; the home page's if it is not valid. */
function addressOf(request: FastifyRequest, publicUrl: string): URL {
  return URL.parse(`${publicUrl}/${(request.raw.url ?? '').replace(/^\/+/, '')}`) ?? new URL(publicUrl);
}
