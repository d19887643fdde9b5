import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * Structured logs on stdout. Addresses may contain tokens or names, and a failed query what people typed; so logs
 * show the route's pattern instead of the address, and only kind, code and origin of an error.
 */
export function createLogger(level: string, stream?: DestinationStream): Logger {
  return pino({ level, serializers: { req: presentRequest, err: presentError } }, stream);
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
