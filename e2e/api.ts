import type { Api } from '#web/api-types.ts';

interface Options {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
  onHeaders?: (headers: Headers) => void;
}

/**
 * The API over HTTP, to prepare what a journey starts from: `api('POST /wish/', { body })`. Throws when refused.
 * @param url base of the service
 * @param token of whoever is logged in
 */
export function apiAt(url: string, token?: string): Api {
  async function call(
    line: string,
    { params = {}, query = {}, body, headers = {}, onHeaders }: Options = {},
  ): Promise<unknown> {
    const [method = 'GET', path = '/'] = line.split(' ', 2);
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const response = await fetch(`${url}/api/v1${filled}?${search}`, {
      method,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${line} was answered ${response.status}: ${answer}`);
    onHeaders?.(response.headers);
    return JSON.parse(answer);
  }
  return call as Api;
}
