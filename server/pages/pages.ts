import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '#locales/catalogue.ts';
import type { PageContext } from '#web/page-context.ts';
import type { Context } from '../context.ts';
import { answerError } from '../http/api.ts';
import { problem } from '../http/problem.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { findListVersion } from './list-version.ts';
import { type CachedPage, createPageCache } from './page-cache.ts';
import { type PageRules, rulesOf } from './page-rules.ts';
import { shareReads } from './shared-reads.ts';
import { builtClient, clientInDevelopment } from './web-client.ts';

interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** A page that can be kept, not a redirect or a failure. */
  isWhole: boolean;
}

/**
 * Serves the web client: its files, and its pages rendered on the server. Public pages depend only on their path, the
 * language, the list's version and the day, so they are kept and sent again; what is personal the browser adds.
 */
export async function servePages(app: FastifyInstance, context: Context): Promise<void> {
  const { config } = context;
  const client = config.isDevelopment ? await clientInDevelopment(app) : await builtClient(app);
  const cache = createPageCache();
  const readVersion = shareReads((name) => findListVersion(context.database, name));

  app.setErrorHandler(answerError);
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: servePage });

  async function servePage(request: FastifyRequest, reply: FastifyReply) {
    const { pathname, search } = addressOf(request, config.publicUrl);
    if (/^\/(assets|images)\//.test(pathname)) return reply.status(404).type('text/plain').send('404');
    if (/^\/(api|metrics)(\/|$)/.test(pathname)) throw problem('NOT_FOUND');
    const rules = rulesOf(decode(pathname), search !== '');
    const lang = languageOfPage(request);
    setHeaders(reply, rules);
    const key = config.isDevelopment ? null : await cacheKey(rules, pathname, lang);
    const kept = key === null ? undefined : cache.get(key);
    if (kept) return sendKept(request, reply, kept);

    const page = await renderPage(request, `${config.publicUrl}${pathname}${search}`, lang);
    if (key !== null && page.isWhole) return sendKept(request, reply, await cache.keep(key, page.html, page.headers));
    return reply.status(page.status).headers(page.headers).send(page.html);
  }

  async function renderPage(request: FastifyRequest, address: string, lang: Language): Promise<RenderedPage> {
    const answer = await client.render(new Request(address), pageContext(request, lang));
    const html = await answer.text();
    const headers = Object.fromEntries(answer.headers);
    const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
    if (isHtml && !config.isDevelopment) {
      headers['content-security-policy'] = contentSecurityPolicy(html, `${config.publicUrl}/images`);
    }
    return { status: answer.status, headers, html, isWhole: isHtml && answer.status === 200 };
  }

  async function cacheKey(rules: PageRules, path: string, lang: Language): Promise<string | null> {
    if (!rules.isCacheable) return null;
    if (rules.listName === null) return `${lang} ${path}`;
    const version = await readVersion(rules.listName);
    const day = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Paris' });
    return version && `${lang} ${path} ${version} ${day}`;
  }

  /** The `lang` cookie counts where the selector is offered. */
  function languageOfPage(request: FastifyRequest): Language {
    if (!config.features.langSelectorFeature) return 'fr';
    const cookie = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
    return LANGUAGES.find((language) => language === cookie) ?? 'fr';
  }

  function setHeaders(reply: FastifyReply, rules: PageRules): void {
    if (!rules.isIndexable) reply.header('x-robots-tag', 'noindex');
    if (config.features.langSelectorFeature) reply.header('vary', 'cookie');
    reply.header('cache-control', rules.isSecret ? 'no-store' : 'no-cache');
    if (rules.isSecret) reply.header('referrer-policy', 'no-referrer');
  }

  function pageContext(request: FastifyRequest, lang: Language): PageContext {
    return {
      lang,
      publicUrl: config.publicUrl,
      operator: config.operator,
      ...(client.stylesheet ? { stylesheet: client.stylesheet } : {}),
      reportError: (error) => request.log.error({ err: error }, 'a page failed'),
      async fetchApi(path, { method, headers, body }) {
        const answer = await app.inject({
          method: method as 'GET',
          url: path,
          headers,
          remoteAddress: request.ip,
          ...(body === undefined ? {} : { payload: body }),
        });
        return new Response(answer.body, {
          status: answer.statusCode,
          headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string]),
        });
      },
    };
  }
}

function sendKept(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  reply.headers({ ...page.headers, etag: page.etag }).header('vary', 'accept-encoding');
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.status(304).send();
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.html);
  return reply.header('content-encoding', 'br').send(page.brotli);
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
