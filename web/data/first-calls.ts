import type { MetaDescriptor } from 'react-router';
import { type AnyOptions, writeRequest } from '#contract/calls.ts';
import type { EndpointName } from '#contract/endpoints.ts';

/*
 * On a slow line a page's scripts take two seconds, and their calls another. So a script in the page's head
 * (ask-first.ts) makes them at once: who is logged in, and the calls named in `meta`.
 */

/** For a private page's `meta`: a GET its loader begins with, written exactly as there. */
export function firstCall(line: EndpointName & `GET ${string}`, options?: AnyOptions): MetaDescriptor {
  return { name: 'first-call', content: writeRequest(line, options ?? {}).path };
}

/** The answer already on its way, if requested in the same session; each can be taken once. */
export function takeFirstAnswer(path: string, token: string | undefined): Promise<Response> | undefined {
  const first = globalThis.cigogneFirstCalls;
  const answer = first?.token === token ? first?.answers[path] : undefined;
  delete first?.answers[path];
  return answer;
}

const OLD_MS = 1000;

/** In an effect: soon after the page has started, anything not taken is out of date. */
export function forgetFirstAnswers(): () => void {
  const timer = setTimeout(() => {
    globalThis.cigogneFirstCalls = undefined;
  }, OLD_MS);
  return () => clearTimeout(timer);
}
