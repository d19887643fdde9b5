import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import { FEATURES, type Features } from '#contract/features.ts';
import { possibleErrors } from '#contract/possible-errors.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { callsOf, EFFORT, send } from './generated-calls.ts';
import { createNeighbourhood, familyState, type Neighbourhood } from './neighbourhood.ts';

type Answer = Awaited<ReturnType<TestApp['request']>>;
type Caller = keyof Neighbourhood['callers'];

let testApp: TestApp;
/** Reading changes nothing, so one neighbourhood does for all. */
let forReaders: Neighbourhood;
beforeAll(async () => {
  const features = Object.fromEntries(Object.keys(FEATURES).map((name) => [name, true])) as Features;
  testApp = await startTestApp({ features });
  forReaders = await createNeighbourhood(testApp);
});
afterAll(() => testApp.close());

describe('Whatever anybody sends, the answer is as documented and tells nobody’s secrets', () => {
  it.each(Object.entries(endpoints) as [string, Endpoint][])('%s', async (line, endpoint) => {
    const neighbours = line.startsWith('GET ') ? forReaders : await createNeighbourhood(testApp);
    const before = await familyState(testApp, neighbours.otherFamily);
    await sendMany(line, endpoint, neighbours, ['nobody', 'stranger', 'owner']);
    expect(await familyState(testApp, neighbours.otherFamily)).toEqual(before);
    await sendMany(line, endpoint, neighbours, ['superuser']);
  });
});

async function sendMany(line: string, endpoint: Endpoint, { callers, pools }: Neighbourhood, names: Caller[]) {
  const calls = callsOf(endpoint, names, (field) => pools[field]);
  const property = fc.asyncProperty(calls, async (call) => {
    const { token, secrets } = callers[call.caller as Caller];
    const answer = await send(testApp, line, call, token);
    if (!answer) return;
    if (answer.statusCode >= 400) expectProblem(endpoint, answer);
    else expectSuccess(endpoint, answer);
    if (!(line === PUBLIC_VIEW && call.caller === 'nobody')) expect(answer.headers['cache-control']).toBe('no-store');
    const told = `${answer.body} ${JSON.stringify(answer.headers)}`;
    for (const secret of secrets) expect(told).not.toContain(secret);
  });
  await fc.assert(property, { seed: EFFORT.seed, numRuns: names.length * EFFORT.runsPerCaller });
}

function expectSuccess(endpoint: Endpoint, answer: Answer): void {
  if (answer.statusCode === 302 && endpoint.redirects) return;
  expect(answer.statusCode, answer.body).toBe(endpoint.status ?? 200);
  const body = answer.json();
  expect(endpoint.response.parse(body)).toEqual(body);
  expect('x-total-count' in answer.headers).toBe(endpoint.responseHeaders?.includes('X-Total-Count') ?? false);
}

/** The one answer meant for everybody: it is what keeps public lists cached. */
const PUBLIC_VIEW = 'GET /birthregistry/shortlink/{shortlink}';

const PROBLEM_FIELDS = ['type', 'status', 'title', 'detail', 'code', 'errors'];

function expectProblem(endpoint: Endpoint, answer: Answer): void {
  expect(answer.headers['content-type'], answer.body).toMatch(/^application\/problem\+json/);
  const body = answer.json();
  expect(possibleErrors(endpoint), answer.body).toContain(body.code);
  expect(body.code, answer.body).not.toBe('INTERNAL_ERROR');
  expect(answer.statusCode).toBe(ERROR_STATUS[body.code as keyof typeof ERROR_STATUS]);
  expect(PROBLEM_FIELDS).toEqual(expect.arrayContaining(Object.keys(body)));
}
