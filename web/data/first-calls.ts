import type { MetaDescriptor } from 'react-router';
import { type AnyOptions, writeRequest } from '#contract/calls.ts';
import type { EndpointName } from '#contract/endpoints.ts';

/*
 * On a slow line a page's scripts take two seconds to come, and what they ask for another one. So a line of script in
 * the page's head asks at once for what its loader is going to ask: who is logged in, and the call that `meta` names.
 */

const NAME = 'first-call';

/** For a private page's `meta`: the GET that its loader begins with, written as the loader writes it. */
export function firstCall(line: EndpointName & `GET ${string}`, options?: AnyOptions): MetaDescriptor {
  return { name: NAME, content: writeRequest(line, options ?? {}).path };
}

interface FirstCalls {
  token: string;
  answers: Record<string, Promise<Response>>;
}

declare global {
  var cigogneFirstCalls: FirstCalls | undefined;
}

/**
 * Runs in the head, after its `meta`. It sends what api.ts sends. Of a list it puts what the first entry says into the
 * places that the page keeps for that (registries/mine/newest-registry.tsx).
 */
export const ASK_FIRST = `(function(d,t,a,f,m){try{t=JSON.parse(localStorage.getItem('cigogne')||'{}').token}catch(e){}if(!t)return;f=function(p){return(a[p]=fetch(p,{headers:{Accept:'application/json','Accept-Language':d.documentElement.lang,Authorization:'Bearer '+t}})).then(function(r){return r.ok&&r.clone().json()}).catch(function(){})};if(m=d.querySelector('meta[name=${NAME}]'))f(m.content).then(function(j){if(j=j&&j[0])d.querySelectorAll('[data-first]').forEach(function(e){m=j[e.dataset.first];if(m&&e.dataset.base)e.src=e.dataset.base+m;else if(m)e.textContent=m})});f('/api/v1/user/me');window.cigogneFirstCalls={token:t,answers:a}})(document,0,{})`;

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
