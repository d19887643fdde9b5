import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { clientOf } from '../limits/client-of.ts';

/** Security events in the log; docs/security.md explains each of them (keep both in step). */
export const SECURITY_EVENTS = [
  'login',
  'login-failed',
  'logout',
  'session-ended',
  'registration',
  'activation',
  'password-wrong',
  'password-changed',
  'password-reset-asked',
  'password-reset',
  'email-change-asked',
  'email-changed',
  'account-deleted',
  'account-restored',
  'superuser-act',
  'session-refused',
  'forbidden',
  'token-refused',
  'not-reached',
  'many-refused-inputs',
  'slowed',
  'many-misses',
] as const;

type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** Ids and codes only: never an address, a name, a token or what somebody typed. */
interface Details {
  /** Who did it, if not the session's account: null for nobody we know. */
  account?: number | null;
  /** What it was done to, by ids: `{ user_id: 12 }`. */
  about?: Record<string, number>;
  /** Which of several variants: `expired`, `all-others`, `INVALID_TOKEN`. */
  code?: string;
  /** How often, if one line covers several. */
  count?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    securityLog: { log: FastifyBaseLogger; nameOfClient(address: string): string };
  }
}

/** Must be called on the whole app before `noteSecurity`. */
export function prepareSecurityLog(app: FastifyInstance, { keys, logLevel }: Config): void {
  app.decorate('securityLog', {
    // Logged at LOG_LEVEL=warn too.
    log: logLevel === 'silent' ? app.log : app.log.child({}, { level: 'info' }),
    nameOfClient: (address) =>
      createHmac('sha256', keys.log[0].bytes).update(clientOf(address)).digest('base64url').slice(0, 16),
  });
}

/**
 * Writes one line into the log: when, who (account id), from where (a keyed hash of the client's address), by which
 * call, and what.
 */
export function noteSecurity(
  request: FastifyRequest,
  event: SecurityEvent,
  { account = request.user?.id ?? null, ...details }: Details = {},
): void {
  const { log, nameOfClient } = request.server.securityLog;
  log.info({ event, account, from: nameOfClient(request.ip), ...details, req: request, reqId: request.id }, 'security');
}
