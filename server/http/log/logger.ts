import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Characters. */
const MOST_WAITING = 1_000_000;

/**
 * Structured logs on stdout. Addresses may contain tokens or names, and a failed query what people typed; so logs
 * show the route's pattern instead of the address, and only kind, code and origin of an error.
 */
export function createLogger(level: string, stream: DestinationStream = openOutput()): Logger {
  return pino({ level, serializers: { req: presentRequest, err: presentError } }, stream);
}

/**
 * Lines that cannot be written (disk full, terminal gone) wait for the next one, up to a limit, and the service goes
 * on. At the end of the process pino would try again for ever whatever failed last.
 */
function openOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, maxLength: MOST_WAITING });
  const { flushSync } = output;
  output.on('error', () => {
    output.flushSync = () => undefined;
  });
  output.on('write', () => {
    output.flushSync = flushSync;
  });
  return output;
}

function presentRequest(request: FastifyRequest) {
  return { method: request.method, route: request.routeOptions.config.spelling ?? request.routeOptions.url };
}

function presentError(error: Error & { code?: unknown; query?: unknown }) {
  const isQuery = typeof error.query === 'string';
  return {
    type: error.constructor.name,
    code: error.code ?? (error.cause as { code?: unknown } | undefined)?.code,
    message: isQuery ? undefined : error.message,
    query: isQuery ? error.query : undefined,
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}
