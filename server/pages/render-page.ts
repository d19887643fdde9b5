import type { FastifyInstance, FastifyRequest } from 'fastify';
import inject from 'light-my-request';
import type { Language } from '#locales/languages.ts';
import type { PageContext } from '#web/data/page-context.ts';
import type { Config } from '../config/config.ts';
import { problem } from '../http/problem.ts';
import type { MadeAnswer } from '../kept/kept-answers.ts';
import { picturesUrl } from '../pictures/store/open-store.ts';
import { collectSoonerAfter } from './collect-sooner.ts';
import { contentSecurityPolicy } from './content-security.ts';
import type { WebClient } from './web-client.ts';

/**
 * What renders the web client's pages: it holds the API inside this process, and the page's policy. It throws
 * SERVICE_UNAVAILABLE when the API cannot serve at the moment.
 */
export function pageRenderer(app: FastifyInstance, config: Config, client: WebClient) {
  return async (request: FastifyRequest, path: string, lang: Language): Promise<MadeAnswer> => {
    let lacksService = false;
    const ownScripts: string[] = [];
    const page: PageContext = {
      lang,
      publicUrl: config.publicUrl,
      operator: config.operator,
      ...(client.builtText ? { builtText: client.builtText } : {}),
      allowScripts: (texts) => ownScripts.push(...texts),
      reportError: (error) => request.log.error({ err: error }, 'a page failed'),
      async fetchApi(url, { method, headers, body }) {
        // Not app.inject, which refuses while the service is stopping: pages already begun are finished.
        const answer = await inject(app.routing, {
          method: method as 'GET',
          url,
          headers: { ...headers, 'accept-encoding': 'identity' },
          remoteAddress: request.ip,
          ...(body === undefined ? {} : { payload: body }),
        });
        lacksService ||= answer.statusCode === 503;
        return new Response(answer.body, {
          status: answer.statusCode,
          headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string]),
        });
      },
    };
    const answer = await client.render(new Request(`${config.publicUrl}${path}`), page);
    const body = await answer.text();
    collectSoonerAfter(body.length);
    const headers = Object.fromEntries(answer.headers);
    // React Router's data of a page, without its charset.
    if (headers['content-type'] === 'text/x-script') headers['content-type'] += '; charset=utf-8';
    const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
    if (isHtml && lacksService) throw problem('SERVICE_UNAVAILABLE');
    if (isHtml && !config.isDevelopment) {
      headers['content-security-policy'] = contentSecurityPolicy(ownScripts, picturesUrl(config));
    }
    return { status: answer.status, headers, body, isCacheable: isHtml && answer.status === 200 };
  };
}
