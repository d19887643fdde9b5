import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CallAnswer, PageCall, PageHost, PageOrder, RenderedPage } from './render.ts';

/** What the thread is started with, what it is told, and what it reports. */
export interface PageThreadData {
  /** The built web client. */
  folder: string;
}
export type ToPageThread =
  | { page: number; order: PageOrder }
  | { number: number; answer: CallAnswer }
  | { number: number; failure: Error };
export type FromPageThread =
  | { isReady: true }
  | { page: number; rendered: RenderedPage }
  | { page: number; failure: Error }
  | { page: number; bug: Error }
  | { page: number; number: number; call: PageCall };

interface UnderWay extends PromiseWithResolvers<RenderedPage> {
  host: PageHost;
}

export interface PageThread {
  /** Resolves when it has loaded the client; rejects when it cannot. */
  ready: Promise<void>;
  /** Rejects when the page cannot be rendered, or takes too long. */
  render(order: PageOrder, host: PageHost): Promise<RenderedPage>;
  stop(): Promise<void>;
}

/** Longer than a page waits for the database at most. */
const LONGEST_MS = 30_000;
/**
 * Several of the largest pages fit; the closer a heap is to its limit, the sooner V8 collects what a large one leaves,
 * ten times its size.
 */
const LIMITS = { maxOldGenerationSizeMb: 256 };

/**
 * Renders pages in a thread of their own: whoever asks for something else does not wait for a page with hundreds of
 * gifts, nor for the collection of its garbage. A thread that dies or hangs fails the pages it had, and is replaced.
 * @param folder the built web client
 */
export function startPageThread(folder: string, longestMs = LONGEST_MS): PageThread {
  const underWay = new Map<number, UnderWay>();
  let lastPage = 0;
  let thread: Worker | null = begin();
  const ready = once(thread, 'message').then(() => undefined);

  function begin(): Worker {
    const begun = new Worker(new URL('./page-thread.ts', import.meta.url), {
      workerData: { folder } satisfies PageThreadData,
      resourceLimits: LIMITS,
    });
    begun.on('message', (message: FromPageThread) => 'page' in message && hear(begun, message));
    begun.on('error', (error) => end(begun, error as Error));
    begun.on('exit', () => end(begun, new Error('the thread of pages has ended')));
    return begun;
  }

  /** Fails its pages; the next page begins another thread. */
  function end(ended: Worker, reason: Error): void {
    if (thread !== ended) return;
    thread = null;
    for (const page of underWay.values()) page.reject(reason);
  }

  async function hear(from: Worker, message: Exclude<FromPageThread, { isReady: true }>): Promise<void> {
    const page = underWay.get(message.page);
    if (!page) return;
    if ('rendered' in message) page.resolve(message.rendered);
    else if ('failure' in message) page.reject(message.failure);
    else if ('bug' in message) page.host.reportError(message.bug);
    else await answerCall(from, message.number, page.host.callApi(message.call));
  }

  return {
    ready,
    async render(order, host) {
      thread ??= begin();
      const [page, renderer] = [++lastPage, thread];
      const rendering = { ...Promise.withResolvers<RenderedPage>(), host };
      underWay.set(page, rendering);
      const impatience = setTimeout(() => {
        end(renderer, new Error('the thread of pages hangs'));
        renderer.terminate();
      }, longestMs);
      tell(renderer, { page, order });
      try {
        return await rendering.promise;
      } finally {
        clearTimeout(impatience);
        underWay.delete(page);
      }
    },
    async stop() {
      await thread?.terminate();
    },
  };
}

async function answerCall(thread: Worker, number: number, answering: Promise<CallAnswer>): Promise<void> {
  try {
    tell(thread, { number, answer: await answering });
  } catch (failure) {
    tell(thread, { number, failure: failure as Error });
  }
}

function tell(thread: Worker, message: ToPageThread): void {
  thread.postMessage(message);
}
