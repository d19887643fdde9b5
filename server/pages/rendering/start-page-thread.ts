import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CallAnswer, PageCall, PageHost, PageOrder, RenderedPage } from './render.ts';

/** What the thread is started with, what it is told, and what it reports. */
export interface PageThreadData {
  /** The built web client. */
  folder: string;
  /** It takes what others leave of the processor. */
  isPatient?: boolean;
}
export type ToPageThread =
  | 'ping'
  | { pageId: number; order: PageOrder }
  | { callId: number; answer: CallAnswer }
  | { callId: number; failure: Error };
export type FromPageThread =
  | 'ready'
  | 'pong'
  | { pageId: number; rendered: RenderedPage }
  | { pageId: number; failure: Error }
  | { pageId: number; bug: Error }
  | { pageId: number; callId: number; call: PageCall };

interface UnderWay extends PromiseWithResolvers<RenderedPage> {
  host: PageHost;
}

export interface PageThread {
  /** Resolves when it has loaded the client; rejects when it cannot. */
  ready: Promise<void>;
  /** Rejects when the page cannot be rendered. */
  render(order: PageOrder, host: PageHost): Promise<RenderedPage>;
  stop(): Promise<void>;
}

/** Rendering the largest page takes a tenth of a second: a thread that says nothing for this long hangs. */
const SILENT_MS = 15_000;
/**
 * Several of the largest pages fit; the closer a heap is to its limit, the sooner V8 collects what a large one leaves,
 * ten times its size. Node's own option --max-old-space-size would replace this limit.
 */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 };

/**
 * Renders pages in a thread of their own: whoever asks for something else does not wait for a page with hundreds of
 * gifts, nor for the collection of its garbage. A thread that dies or hangs fails the pages it had, and is replaced.
 * @param onEnd called when a thread ends before it is stopped
 */
export function startPageThread(
  workerData: PageThreadData,
  onEnd: (reason: Error) => void,
  silentMs = SILENT_MS,
): PageThread {
  const underWay = new Map<number, UnderWay>();
  let lastPage = 0;
  let isSilent = false;
  let isStopped = false;
  let thread: Worker | null = begin();
  const ready = once(thread, 'message').then(() => undefined);
  // Nobody may be waiting yet.
  ready.catch(() => undefined);
  const watch = setInterval(lookAfterThread, silentMs).unref();

  function begin(): Worker {
    const begun = new Worker(new URL('./page-thread.ts', import.meta.url), {
      workerData,
      resourceLimits: HEAP,
    });
    isSilent = false;
    begun.on('message', (message: FromPageThread) => hear(begun, message));
    begun.on('error', (error) => end(begun, error as Error));
    begun.on('exit', () => end(begun, new Error('the thread of pages has ended')));
    return begun;
  }

  /** Fails its pages; the next page begins another thread. */
  function end(ended: Worker, reason: Error): void {
    if (thread !== ended) return;
    thread = null;
    for (const page of underWay.values()) page.reject(reason);
    if (!isStopped) onEnd(reason);
  }

  async function lookAfterThread(): Promise<void> {
    if (!thread || underWay.size === 0) return;
    if (isSilent) {
      const silent = thread;
      end(silent, new Error('the thread of pages hangs'));
      await silent.terminate();
    } else {
      isSilent = true;
      tell(thread, 'ping');
    }
  }

  async function hear(from: Worker, message: FromPageThread): Promise<void> {
    isSilent = false;
    if (typeof message === 'string') return;
    const page = underWay.get(message.pageId);
    if ('call' in message) await answerCall(from, message.callId, page?.host.callApi(message.call));
    else if ('rendered' in message) page?.resolve(message.rendered);
    else if ('failure' in message) page?.reject(message.failure);
    else page?.host.reportError(message.bug);
  }

  return {
    ready,
    async render(order, host) {
      if (isStopped) throw new Error('the thread of pages is stopped');
      thread ??= begin();
      const pageId = ++lastPage;
      const page = { ...Promise.withResolvers<RenderedPage>(), host };
      underWay.set(pageId, page);
      try {
        tell(thread, { pageId, order });
        return await page.promise;
      } finally {
        underWay.delete(pageId);
      }
    },
    async stop() {
      isStopped = true;
      clearInterval(watch);
      await thread?.terminate();
    },
  };
}

/** @param answering undefined when the page has ended meanwhile */
async function answerCall(thread: Worker, callId: number, answering?: Promise<CallAnswer>): Promise<void> {
  try {
    if (!answering) throw new Error('the page has ended');
    tell(thread, { callId, answer: await answering });
  } catch (failure) {
    tell(thread, { callId, failure: failure as Error });
  }
}

function tell(thread: Worker, message: ToPageThread): void {
  thread.postMessage(message);
}
