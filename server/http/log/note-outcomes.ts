import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ErrorCode } from '#contract/errors.ts';
import { clientOf } from '../limits/client-of.ts';
import { noteSecurity } from './security-log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the problem it was answered with. */
    problemCode: ErrorCode | null;
  }
}

const WINDOW_MS = 60_000;
/** People mistype addresses and fill in forms wrongly, and pages ask for things that existed a moment ago. */
const ORDINARY = 20;
/** What our own pages hardly ever send: their forms check by the same rules. */
const REFUSED_INPUTS = [400, 413, 415, 422];

const REFUSALS = {
  INVALID_CREDENTIALS: 'session-refused',
  FORBIDDEN: 'forbidden',
  INVALID_TOKEN: 'token-refused',
  WRONG_ACCOUNT: 'token-refused',
  TOO_MANY_REQUESTS: 'slowed',
} as const;

/**
 * Logs security-relevant answers: what superusers did, who was refused what, and who asks for many things that do not
 * exist or sends much that no form would. Of identical events within a minute, the 1st, 10th, 100th … are logged.
 */
export function noteOutcomes(app: FastifyInstance): void {
  const counts = new LRUCache<string, number>({ max: 10_000, ttl: WINDOW_MS, noUpdateTTL: true });

  app.decorateRequest('problemCode', null);
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode < 400) noteAct(request);
    else noteRefusal(request, reply.statusCode);
    done();
  });

  function noteRefusal(request: FastifyRequest, status: number): void {
    const { problemCode } = request;
    if (problemCode && problemCode in REFUSALS) {
      const event = REFUSALS[problemCode as keyof typeof REFUSALS];
      tell(request, event);
    } else if (status === 404 && request.user) {
      tell(request, 'not-reached');
    } else if (status === 404) {
      tell(request, 'many-misses', ORDINARY);
    } else if (REFUSED_INPUTS.includes(status)) {
      tell(request, 'many-refused-inputs', ORDINARY);
    }
  }

  function tell(request: FastifyRequest, event: Parameters<typeof noteSecurity>[1], ordinary = 0): void {
    const key = `${event} ${request.user?.id ?? clientOf(request.ip)}`;
    const all = (counts.get(key) ?? 0) + 1;
    counts.set(key, all);
    const count = all - ordinary;
    if (Number.isInteger(Math.log10(count))) noteSecurity(request, event, { count: all, about: idsIn(request) });
  }
}

/** What superusers do, except reading what they could reach anyway. */
function noteAct(request: FastifyRequest): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isForSuperusers = request.routeOptions.config.endpoint?.access === 'superuser';
  if (request.user?.isSuperuser && (isForSuperusers || !isRead)) {
    noteSecurity(request, 'superuser-act', { about: idsIn(request) });
  }
}

/** The ids in its path; texts there could be tokens. */
function idsIn({ params }: FastifyRequest): Record<string, number> {
  return Object.fromEntries(
    Object.entries(params ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}
