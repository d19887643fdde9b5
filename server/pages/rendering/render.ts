import { createHash } from 'node:crypto';
import type { ServerBuild } from 'react-router';
import type { PageContext } from '#web/data/page-context.ts';

type PageHandler = ReturnType<typeof import('#web/entry.server.tsx').createPageHandler>;

/** A page to render. */
export interface PageOrder extends Pick<PageContext, 'lang' | 'publicUrl' | 'operator'> {
  /** Its whole address. */
  url: string;
}

/** A call of the API that a page makes; the path begins with /api/v1. */
export interface PageCall {
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

export interface CallAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: Uint8Array;
}

/** What rendering a page asks of the service. */
export interface PageHost {
  callApi(call: PageCall): Promise<CallAnswer>;
  /** Logs a page's bug. */
  reportError(error: unknown): void;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** UTF-8 */
  body: Uint8Array;
  /** Of each inline script that is ours: SHA-256, in base64. */
  scriptHashes: string[];
}

/** What renders the pages of a build of the web client. */
export function handlerOf(build: ServerBuild, mode: 'production' | 'development'): PageHandler {
  const entry = build.entry.module as unknown as typeof import('#web/entry.server.tsx');
  return entry.createPageHandler(build, mode);
}

/** @param builtText see PageContext */
export async function renderPage(
  handle: PageHandler,
  { url, ...order }: PageOrder,
  host: PageHost,
  builtText?: PageContext['builtText'],
): Promise<RenderedPage> {
  const scripts: string[] = [];
  const answer = await handle(new Request(url), {
    ...order,
    ...(builtText ? { builtText } : {}),
    allowScripts: (texts) => scripts.push(...texts),
    reportError: host.reportError,
    async fetchApi(path, init) {
      const { status, headers, body } = await host.callApi({ path, ...init });
      return new Response(isEmpty(status) ? null : Buffer.from(body), { status, headers });
    },
  });
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.bytes(),
    scriptHashes: scripts.map(hashOf),
  };
}

/** These must not have a body, not even one of no length. */
function isEmpty(status: number): boolean {
  return status === 204 || status === 304;
}

function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}
