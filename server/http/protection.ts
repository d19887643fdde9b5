import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The headers of every answer, whatever it is and whoever writes it. */
    protection: Record<string, string>;
  }
}

/** The policy for anything but documents: it may not load or run anything, and may not be framed. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers that make browsers strict, on every answer; pages only replace the policy with their own. */
export function protectAnswers(app: FastifyInstance, publicUrl: string): void {
  const protection = strictHeaders(publicUrl);
  app.decorate('protection', protection);
  app.addHook('onRequest', ({ raw }, reply, done) => {
    reply.headers(protection);
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length;
    // Of two Node would take the first; none it would answer by itself, without our headers.
    const isClear = hosts === 1 || (hosts === 0 && raw.httpVersion !== '1.1');
    done(isClear ? undefined : problem('BAD_REQUEST'));
  });
  // This too, with 417.
  app.server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...protection, 'content-length': 0, connection: 'close' }).end();
  });
}

/** helmet's headers, assembled once. */
function strictHeaders(publicUrl: string): Record<string, string> {
  const headers: Record<string, string> = { 'content-security-policy': DATA_POLICY };
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  const set = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Only needed by older browsers, and would be sent with every file of a page.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  });
  set({} as never, answer as never, () => undefined);
  return headers;
}
