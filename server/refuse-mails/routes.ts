import type { FastifyInstance } from 'fastify';
import '#locales/every-language.ts';
import { refuseMailsTexts } from '#locales/refuse-mails.ts';
import type { Context } from '../context.ts';
import { implement } from '../http/implement.ts';
import { languageOf } from '../http/language.ts';
import { clientOf } from '../http/limits/client-of.ts';
import { spend } from '../http/limits/rate-counters.ts';
import { problem } from '../http/problem.ts';
import { readRefusalToken, suppress } from '../mail/recipients/suppress.ts';

/** Mail programs send some thirty bytes. */
const BODY_BYTES = 16 * 1024;

/** "No more such mails": for holders of a token from a mail's footer, from the page or from a mail program. */
export function refuseMailsRoutes(app: FastifyInstance, context: Context): void {
  implement(app, 'POST /email/unsubscribe', async ({ body }) => {
    if (!(await refuseMails(context, body.token))) throw problem('INVALID_TOKEN');
    return { ok: true };
  });
}

/**
 * The target of mail programs' own button (RFC 8058): a POST to the address in List-Unsubscribe, without cookies, and
 * never answered by a redirect. People opening the address get the page of the same path, whose form posts here when
 * no script runs.
 */
export async function oneClickRoute(app: FastifyInstance, context: Context): Promise<void> {
  // The token says everything: the body is not read, whatever its type.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, (_request, _body, done) => done(null));
  app.post<{ Params: { token: string }; Querystring: { about?: string } }>(
    '/unsubscribe/:token',
    async (request, reply) => {
      await spend(request.server.rateLimits, 'call', clientOf(request.ip));
      const { params, query, headers } = request;
      const t = refuseMailsTexts(languageOf(headers['accept-language']));
      const { still } = query.about === 'bookings' ? t.bookings : t;
      const isDone = await refuseMails(context, params.token);
      return reply
        .status(isDone ? 200 : 404)
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .type('text/plain; charset=utf-8')
        .send(isDone ? `${t.done} ${still}\n` : `${t.invalidTitle}. ${t.invalid}\n`);
    },
  );
}

/** Whether the token was one of ours. */
async function refuseMails({ config, database }: Context, token: string): Promise<boolean> {
  const recipientHash = readRefusalToken(config.keys, token);
  if (recipientHash) await suppress(database, recipientHash);
  return recipientHash !== null;
}
