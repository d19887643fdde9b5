import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/** Every code a call may answer: its own, and those implied by its input and access. */
export function possibleErrors(endpoint: Endpoint): ErrorCode[] {
  const takesBody = endpoint.body !== undefined || endpoint.bodyTypes !== undefined;
  const takesInput = takesBody || endpoint.params !== undefined || endpoint.query !== undefined;
  return [
    ...new Set<ErrorCode>([
      ...(endpoint.errors ?? []),
      // Public calls refuse an invalid token too.
      'INVALID_CREDENTIALS',
      ...(endpoint.access === 'superuser' || endpoint.superuserParams ? (['FORBIDDEN'] as const) : []),
      ...(endpoint.feature ? (['NOT_FOUND'] as const) : []),
      ...(takesBody ? (['BAD_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
      ...(takesInput ? (['UNPROCESSABLE_ENTITY'] as const) : []),
      // Some limits apply to everyone together.
      'TOO_MANY_REQUESTS',
      'INTERNAL_ERROR',
      'SERVICE_UNAVAILABLE',
    ]),
  ];
}
