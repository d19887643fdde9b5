import type { MetaDescriptor } from 'react-router';
import { type AnyOptions, writeRequest } from '#contract/calls.ts';
import type { EndpointName } from '#contract/endpoints.ts';

/*
 * On a slow line a page's scripts take two seconds to come, and what they ask for another one. So a script in the
 * page's head (ask-first.ts) asks at once for what its loader is going to ask: who is logged in, and the call that
 * `meta` names.
 */

/** For a private page's `meta`: the GET that its loader begins with, written as the loader writes it. */
export function firstCall(line: EndpointName & `GET ${string}`, options?: AnyOptions): MetaDescriptor {
  return { name: 'first-call', content: writeRequest(line, options ?? {}).path };
}

/** The answer that is on its way already, if it was asked for in the same session; each is taken once. */
export function takeFirstAnswer(path: string, token: string | undefined): Promise<Response> | undefined {
  const first = globalThis.cigogneFirstCalls;
  const answer = first?.token === token ? first?.answers[path] : undefined;
  delete first?.answers[path];
  return answer;
}

const OLD_MS = 1000;

/** An effect: soon after the page has begun, whatever was not taken is old. */
export function forgetFirstAnswers(): () => void {
  const timer = setTimeout(() => {
    globalThis.cigogneFirstCalls = undefined;
  }, OLD_MS);
  return () => clearTimeout(timer);
}
