import { Writable } from 'node:stream';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import '#locales/every-language.ts';
import { type PageContext, pageContext } from '#web/data/page-context.ts';
import { askFirstScript, firstLookScript } from './document/head-scripts.ts';
import { takeOwnScripts } from './document/own-scripts.ts';
import { inlineSiteMap, quickHead } from './document/quick-head.ts';

export type { Operator, PageContext } from '#web/data/page-context.ts';

/**
 * Creates the function that answers a page request. The server takes it from the build (`build.entry.module`), so
 * that only one copy of react-router is used, even in development.
 */
export function createPageHandler(build: ServerBuild, mode: 'production' | 'development') {
  const handle = createRequestHandler(build, mode);
  return (request: Request, page: PageContext): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(pageContext, page);
    return handle(request, context);
  };
}

/** Renders a page completely, so that it can be kept, and lists our inline scripts: no others may run. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const page = context.get(pageContext);
  const { builtText } = page;
  // 128 bits; a UUID has fewer.
  const mark = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex');
  const marked = await renderWhole(<ServerRouter context={entry} url={request.url} nonce={mark} />, mark);
  const { html, scripts } = takeOwnScripts(marked, mark);
  const written = builtText ? scripts.map((script) => inlineSiteMap(script, builtText)) : scripts;
  page.allowScripts([firstLookScript, askFirstScript, ...written]);
  return new Response(builtText ? quickHead(html, builtText) : html, { status, headers });
}

const RENDER_TIMEOUT_MS = 10_000;

function renderWhole(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const options: RenderToPipeableStreamOptions = {
      nonce,
      onAllReady: () => stream.pipe(sink),
      onShellError: fail,
      onError: fail,
    };
    const stream = renderToPipeableStream(page, options);
    const timer = setTimeout(() => stream.abort(new Error('The page took too long to render')), RENDER_TIMEOUT_MS);
    function fail(error: unknown) {
      clearTimeout(timer);
      reject(error);
    }
  });
}

/** Unknown addresses, API errors and aborted requests are not logged; anything else is our bug. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  if (error instanceof Error && (error.name === 'ApiError' || error.name === 'ApiRedirect')) return;
  context.get(pageContext).reportError(error);
};
