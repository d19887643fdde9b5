import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

const SLOW_MS = 1000;
const COUNT_MS = 60_000;

/**
 * Request logging. A line per request costs a sixth of the service's capacity, so ordinary reads are logged at debug
 * level only. Writes, failures and slow requests are logged at info, and one line a minute counts everything.
 */
export function requestLog(): LogController {
  let counts = noCounts();

  function requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode: status, elapsedTime } = reply;
    const ms = Math.round(elapsedTime);
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    count(status, isWrite, ms >= SLOW_MS);
    // An outage is logged once (database/outages/availability.ts), not with each of its answers.
    const isWorthALine = (isWrite || status >= 500 || ms >= SLOW_MS || error) && status !== 503;
    request.log[isWorthALine ? 'info' : 'debug'](
      { req: request, status, ms, ...(error && { err: error }) },
      'answered',
    );
    tellCounts(request);
  }

  function count(status: number, isWrite: boolean, isSlow: boolean): void {
    counts.requests += 1;
    if (isWrite) counts.writes += 1;
    if (status >= 400 && status < 500) counts.refused += 1;
    if (status >= 500) counts.failed += 1;
    if (isSlow) counts.slow += 1;
  }

  /** Written with the first request after the minute: an idle service logs nothing. */
  function tellCounts({ server }: FastifyRequest): void {
    const passed = Date.now() - counts.since;
    if (passed < COUNT_MS) return;
    const { since: _, ...sums } = counts;
    server.log.info({ seconds: Math.round(passed / 1000), ...sums }, 'requests');
    counts = noCounts();
  }

  return Object.assign(new LogController(), { incomingRequest: () => undefined, requestCompleted });
}

function noCounts() {
  return { since: Date.now(), requests: 0, writes: 0, refused: 0, failed: 0, slow: 0 };
}
