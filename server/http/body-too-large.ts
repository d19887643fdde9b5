import type { FastifyRequest } from 'fastify';
import { FORM_BODY_BYTES, MOST_JSON_VALUES, USUAL_BODY_BYTES } from '#contract/body-limits.ts';
import { bodyTooLargeText } from '#locales/body-too-large.ts';
import { LOCALES } from '#locales/dates.ts';
import { type ProblemError, problem, problemSaying } from './problem.ts';

/** Refuses a body, and says how large it may be: whoever wrote the program has no other way to know. */
export function bodyTooLarge({ headers, routeOptions }: FastifyRequest): ProblemError {
  const { endpoint } = routeOptions.config;
  if (!endpoint?.body || endpoint.rawBodyLimit) return problem('PAYLOAD_TOO_LARGE');
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  const bytes = isForm ? FORM_BODY_BYTES : (endpoint.bodyLimit ?? USUAL_BODY_BYTES);
  return problemSaying('PAYLOAD_TOO_LARGE', (language) => {
    const written = (count: number) => count.toLocaleString(LOCALES[language]);
    return bodyTooLargeText(language)(written(bytes / 1024), written(MOST_JSON_VALUES));
  });
}
