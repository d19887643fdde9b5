import type { RouterContextProvider } from 'react-router';
import { type AnyOptions, type Api, type ApiRequest, writeRequest } from '#contract/calls.ts';
import type { Problem } from '#contract/errors.ts';
import { endRefusedSession, readToken } from '#web/session/browser-store.ts';
import { ApiError, ApiRedirect, NetworkError } from './api-errors.ts';
import { takeFirstAnswer } from './first-calls.ts';
import { type PageContext, pageContext } from './page-context.ts';

/*
 * The only way to the data: `apiFrom(context)` in loaders on the server, `api` in the browser. Both throw ApiError,
 * NetworkError (no answer) and ApiRedirect (an old short link). In the browser a refused session ends, and public
 * calls are repeated without it. After `isSessionEnd(error)` nothing needs to be shown: the person has been told.
 */

interface Transport {
  /** The session a call is made in. */
  token(): string | undefined;
  send(path: string, request: ApiRequest, token: string | undefined): Promise<Response>;
  /** Called when that session was refused; returns whether the person now has none. */
  endSession(token: string | undefined): boolean;
}

const TRIES = 3;
const PAUSE_MS = 400;

function apiOver(transport: Transport) {
  async function call(line: string, options: AnyOptions = {}, hasEnded = false): Promise<unknown> {
    const token = transport.token();
    const response = await answerOf({ transport, token, ...writeRequest(line, options) });
    if (response.status >= 300 && response.status < 400) {
      throw new ApiRedirect(response.headers.get('Location') ?? '');
    }
    if (response.redirected) throw new ApiRedirect(new URL(response.url).pathname);
    if (!response.ok) {
      const problem = await readProblem(response);
      const isEnd = problem.code === 'INVALID_CREDENTIALS' && (hasEnded || transport.endSession(token));
      if (isEnd && token !== undefined && !options.onlyInSession) return call(line, options, true);
      throw new ApiError(response.status, problem, isEnd);
    }
    options.onHeaders?.(response.headers);
    return response.json();
  }
  return call;
}

interface Call {
  transport: Transport;
  token: string | undefined;
  path: string;
  request: ApiRequest;
}

async function answerOf({ transport, token, path, request }: Call): Promise<Response> {
  const tries = request.method === 'GET' ? TRIES : 1;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transport.send(path, request, token);
    } catch (error) {
      if (request.signal?.aborted) throw error;
      if (attempt === tries) throw new NetworkError('No answer from the API', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}

async function readProblem(response: Response): Promise<Partial<Problem>> {
  if (!response.headers.get('Content-Type')?.includes('json')) return {};
  try {
    return (await response.json()) as Partial<Problem>;
  } catch {
    return {};
  }
}

let changes = 0;

/** How often something was about to be changed, or had been, by a call from this tab. */
export function changesSoFar(): number {
  return changes;
}

let running = 0;

/** The number of running calls drives the loading bar (web/ui/waiting), which shows until all have ended. */
function count(by: 1 | -1): void {
  running += by;
  document.documentElement.dataset.calls = String(running);
}

function counted(ask: ReturnType<typeof apiOver>): Api {
  return (async (line: string, options?: AnyOptions) => {
    const change = line.startsWith('GET ') ? 0 : 1;
    count(1);
    changes += change;
    try {
      return await ask(line, options);
    } finally {
      count(-1);
      changes += change;
    }
  }) as Api;
}

/** The API for code running in the browser. */
export const api = counted(
  apiOver({
    token: readToken,
    send(path, request, token) {
      const answer = request.method === 'GET' ? takeFirstAnswer(path, token) : undefined;
      if (answer) return answer;
      const headers: Record<string, string> = { ...request.headers, 'Accept-Language': document.documentElement.lang };
      if (token) headers.Authorization = `Bearer ${token}`;
      return fetch(path, { ...request, headers });
    },
    endSession: endRefusedSession,
  }),
);

function serverTransport(page: PageContext): Transport {
  return {
    token: () => undefined,
    send: (path, { method, headers, body }) =>
      page.fetchApi(path, {
        method,
        headers: { ...headers, 'Accept-Language': page.lang },
        ...(typeof body === 'string' ? { body } : {}),
      }),
    endSession: () => false,
  };
}

/** The API for a loader running on the server, from its `context`. */
export function apiFrom(context: Readonly<RouterContextProvider>): Api {
  return apiOver(serverTransport(context.get(pageContext))) as Api;
}
