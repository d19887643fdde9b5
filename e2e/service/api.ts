import type { Api } from '#contract/calls.ts';
import { plainClient } from '#contract/plain-client.ts';

/**
 * The API over HTTP, to prepare a journey's starting point: `api('POST /wish/', { body })`. Throws when refused.
 * @param url base of the service
 * @param token of whoever is logged in
 */
export function apiAt(url: string, token?: string): Api {
  return plainClient((path, request) => fetch(`${url}${path}`, request), token);
}
