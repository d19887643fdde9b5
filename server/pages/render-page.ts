import type { FastifyInstance, FastifyRequest } from 'fastify';
import inject from 'light-my-request';
import type { Language } from '#locales/languages.ts';
import type { Config } from '../config/config.ts';
import { problem } from '../http/problem.ts';
import type { MadeAnswer } from '../kept/kept-answers.ts';
import { picturesUrl } from '../pictures/store/open-store.ts';
import { contentSecurityPolicy, DEVELOPMENT_POLICY } from './content-security.ts';
import type { CallAnswer, PageCall } from './rendering/render.ts';
import type { WebClient } from './web-client.ts';

/**
 * What renders the web client's pages: it holds the API inside this process, and the page's policy. It throws
 * SERVICE_UNAVAILABLE when the API cannot serve at the moment.
 */
export function pageRenderer(app: FastifyInstance, config: Config, client: WebClient) {
  const { publicUrl, operator } = config;
  return async (request: FastifyRequest, path: string, lang: Language, isKept: boolean): Promise<MadeAnswer> => {
    let lacksService = false;

    async function callApi({ path: url, method, headers, body }: PageCall): Promise<CallAnswer> {
      // Not app.inject, which refuses while the service is stopping: pages already begun are finished.
      const answer = await inject(app.routing, {
        method: method as 'GET',
        url,
        headers: { ...headers, 'accept-encoding': 'identity' },
        remoteAddress: request.ip,
        ...(body === undefined ? {} : { payload: body }),
      });
      lacksService ||= answer.statusCode === 503;
      return {
        status: answer.statusCode,
        headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
        body: answer.rawPayload,
      };
    }

    const { status, headers, body, scriptHashes } = await client.render(
      { url: `${publicUrl}${path}`, lang, publicUrl, operator },
      { callApi, reportError: (error) => request.log.error({ err: error }, 'a page failed') },
      isKept,
    );
    // React Router's data of a page, without its charset.
    const isData = headers['content-type'] === 'text/x-script';
    if (isData) headers['content-type'] += '; charset=utf-8';
    const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
    if (isHtml && lacksService) throw problem('SERVICE_UNAVAILABLE');
    if (isHtml) {
      headers['content-security-policy'] = config.isDevelopment
        ? DEVELOPMENT_POLICY
        : contentSecurityPolicy(scriptHashes, picturesUrl(config));
    }
    const isCacheable = (isHtml || isData) && status === 200 && !lacksService;
    return { status, headers, body: Buffer.from(body.buffer, body.byteOffset, body.length), isCacheable };
  };
}
