import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '#locales/catalogue.ts';
import { dayOf } from '#locales/dates.ts';
import type { Context } from '../context.ts';
import { answerError } from '../http/api.ts';
import { ProblemError, problem } from '../http/problem.ts';
import type { KeptVersions } from './kept-versions.ts';
import { createPageCache, type KeptPage, plainText } from './page-cache.ts';
import { type PageRules, rulesOf } from './page-rules.ts';
import { pageRenderer, type RenderedPage } from './render-page.ts';
import { sendUnavailable } from './unavailable-page.ts';
import type { WebClient } from './web-client.ts';

/**
 * Serves the web client's pages, rendered on the server. Public pages depend only on their path, the language, the
 * list's version and the day, so they are kept and sent again; what is personal the browser adds.
 */
export function pageRoutes(app: FastifyInstance, { config }: Context, client: WebClient, versions: KeptVersions): void {
  const cache = createPageCache();
  const render = pageRenderer(app, config, client);
  /** Renders under way, by the key of what comes of them: whoever asks for the same page waits for the same one. */
  const underWay = new Map<string, Promise<KeptPage | RenderedPage>>();

  app.setErrorHandler((error, request, reply) => {
    const isProblem = error instanceof ProblemError;
    if (isProblem && error.code !== 'SERVICE_UNAVAILABLE') return answerError(error, request, reply);
    if (!(isProblem || app.availability.note(error))) request.log.error({ err: error }, 'a page cannot be made');
    return sendUnavailable(reply, languageOfPage(request));
  });
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: servePage });

  async function servePage(request: FastifyRequest, reply: FastifyReply) {
    const { pathname, search } = addressOf(request, config.publicUrl);
    if (/^\/(assets|images)\//.test(pathname)) return reply.status(404).type('text/plain').send('404');
    if (/^\/(api|metrics)(\/|$)/.test(pathname)) throw problem('NOT_FOUND');
    const rules = rulesOf(decode(pathname), search !== '');
    const lang = languageOfPage(request);
    const key = config.isDevelopment ? null : await keyOf(rules, pathname, lang);
    const page = (key !== null && cache.get(key)) || (await pageOf(key, request, `${pathname}${search}`, lang));
    if ('lacksService' in page && page.lacksService) return sendUnavailable(reply, lang);
    setHeaders(reply, rules);
    if ('etag' in page) return sendKept(request, reply, page);
    return reply.status(page.status).headers(page.headers).send(page.html);
  }

  /** @param key of a page that may be kept, and so be shared with whoever else asks for it meanwhile */
  function pageOf(key: string | null, request: FastifyRequest, path: string, lang: Language) {
    if (key === null) return render(request, path, lang);
    const making = underWay.get(key) ?? makeKept(key, request, path, lang).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  async function makeKept(key: string, request: FastifyRequest, path: string, lang: Language) {
    const page = await render(request, path, lang);
    return page.isWhole ? cache.keep(key, page.html, page.headers) : page;
  }

  async function keyOf(rules: PageRules, path: string, lang: Language): Promise<string | null> {
    if (!rules.isCacheable) return null;
    if (rules.listName === null) return `${lang} ${path}`;
    const version = await versions.find(rules.listName);
    return version && `${lang} ${path} ${version} ${dayOf()}`;
  }

  /** The `lang` cookie counts where the selector is offered. */
  function languageOfPage(request: FastifyRequest): Language {
    if (!config.features.langSelectorFeature) return 'fr';
    const cookie = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
    return LANGUAGES.find((language) => language === cookie) ?? 'fr';
  }

  function setHeaders(reply: FastifyReply, rules: PageRules): void {
    if (!rules.isIndexable) reply.header('x-robots-tag', 'noindex');
    reply.header('vary', config.features.langSelectorFeature ? 'accept-encoding, cookie' : 'accept-encoding');
    reply.header('cache-control', rules.isSecret ? 'no-store' : 'no-cache');
    if (rules.isSecret) reply.header('referrer-policy', 'no-referrer');
  }
}

async function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage) {
  reply.headers(page.headers).header('etag', page.etag);
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.status(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(await plainText(page.gzip));
}

/** Whatever was asked for, as an address below ours; what is none is the home page's. */
function addressOf(request: FastifyRequest, publicUrl: string): URL {
  return URL.parse(`${publicUrl}/${(request.raw.url ?? '').replace(/^\/+/, '')}`) ?? new URL(publicUrl);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
