import { type AnyOptions, type Api, type ApiRequest, writeRequest } from './calls.ts';

/** How a request reaches an instance: over HTTP, or inside this process. */
export type Send = (path: string, request: ApiRequest) => Promise<Response>;

/**
 * An API client for our own programs; an answer other than 2xx becomes an Error that names the call.
 * @param token of whoever is logged in
 */
export function plainClient(send: Send, token?: string): Api {
  async function call(line: string, options: AnyOptions = {}): Promise<unknown> {
    const session: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
    const { path, request } = writeRequest(line, { ...options, headers: { ...session, ...options.headers } });
    const response = await send(path, request);
    const answer = await response.text();
    if (!response.ok) throw new Error(`${line} was answered ${response.status}: ${answer}`);
    options.onHeaders?.(response.headers);
    return JSON.parse(answer);
  }
  return call as Api;
}
