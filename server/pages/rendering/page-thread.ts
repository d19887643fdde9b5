import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { ServerBuild } from 'react-router';
import { takeLowPriority } from '../../processes/low-priority.ts';
import { type CallAnswer, handlerOf, type PageCall, type PageOrder, renderPage } from './render.ts';
import type { FromPageThread, PageThreadData, ToPageThread } from './start-page-thread.ts';

/* The thread that renders the pages of the built web client; start-page-thread.ts starts it. */

const { folder, isPatient } = workerData as PageThreadData;
if (isPatient) takeLowPriority();
const build = (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as ServerBuild;
const handle = handlerOf(build, 'production');
const texts = new Map<string, string>();
const calls = new Map<number, PromiseWithResolvers<CallAnswer>>();
let lastCall = 0;

parentPort?.on('message', async (message: ToPageThread) => {
  if (message === 'ping') tell('pong');
  else if ('order' in message) await render(message.pageId, message.order);
  else settle(message);
});
tell('ready');

async function render(pageId: number, order: PageOrder): Promise<void> {
  const host = {
    callApi: (call: PageCall) => callApi(pageId, call),
    reportError: (error: unknown) => tell({ pageId, bug: tellable(error) }),
  };
  try {
    tell({ pageId, rendered: await renderPage(handle, order, host, builtText) });
  } catch (error) {
    tell({ pageId, failure: tellable(error) });
  }
}

function callApi(pageId: number, call: PageCall): Promise<CallAnswer> {
  const callId = ++lastCall;
  const answer = Promise.withResolvers<CallAnswer>();
  calls.set(callId, answer);
  tell({ pageId, callId, call });
  return answer.promise;
}

function settle(message: Extract<ToPageThread, { callId: number }>): void {
  const call = calls.get(message.callId);
  calls.delete(message.callId);
  if ('answer' in message) call?.resolve(message.answer);
  else call?.reject(message.failure);
}

function builtText(href: string): string | undefined {
  if (!/^\/assets\/[\w.-]+\.(css|js)$/.test(href)) return;
  const text = texts.get(href) ?? readFileSync(join(folder, 'client', href), 'utf8');
  texts.set(href, text);
  return text;
}

function tell(message: FromPageThread): void {
  parentPort?.postMessage(message);
}

/** Only what every error has: the rest may not go from thread to thread. */
function tellable(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const told = new Error(error.message);
  told.name = error.name;
  if (error.stack) told.stack = error.stack;
  return told;
}
