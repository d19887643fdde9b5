import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { FEATURES, type Features } from '#contract/features.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { createPerson } from '../calls/account-calls.ts';
import { missingOnes } from './missing-ones.ts';
import { sampleCall } from './sample-calls.ts';

/**
 * When several things are wrong with a call, the first of 403, 415, 422, 404 is reported. The calls here refer to
 * nothing that exists.
 */

let testApp: TestApp;
let stranger: string;
let superuser: string;
beforeAll(async () => {
  const features = Object.fromEntries(Object.keys(FEATURES).map((name) => [name, true])) as Features;
  testApp = await startTestApp({ features });
  stranger = (await createPerson(testApp)).token;
  superuser = (await createPerson(testApp, { isSuperuser: true })).token;
});
afterAll(() => testApp.close());

const XML = { body: '<a/>', headers: { 'content-type': 'text/xml' } };
const names = Object.keys(endpoints) as EndpointName[];
const calls = names.map((name) => [name, endpoints[name] as Endpoint] as const);

async function codeOf(line: string, options: Parameters<TestApp['request']>[1]) {
  const answer = await testApp.request(line, options);
  return answer.json().code;
}

async function lineOf(name: EndpointName): Promise<string> {
  return (await sampleCall(name, missingOnes())).line;
}

describe('permission is checked before what is sent', () => {
  const closed = calls.filter(([, { access }]) => access !== 'anyone');
  it.each(closed)('%s', async (name, { access }) => {
    const line = await lineOf(name);
    const bad = line.startsWith('GET') ? {} : XML;
    expect(await codeOf(line, bad)).toBe('INVALID_CREDENTIALS');
    if (access === 'superuser') expect(await codeOf(line, { ...bad, token: stranger })).toBe('FORBIDDEN');
  });
});

it('also where only some values of a parameter are for superusers', async () => {
  expect(await codeOf('POST /s3/upload/help', { ...XML, token: stranger })).toBe('FORBIDDEN');
  expect(await codeOf('POST /s3/upload/help', { ...XML, token: superuser })).toBe('UNSUPPORTED_MEDIA_TYPE');
  expect(await codeOf('POST /s3/upload/item', { ...XML, token: stranger })).toBe('UNSUPPORTED_MEDIA_TYPE');
});

describe('the body’s type is checked before an invalid id', () => {
  const withBoth = calls.filter(([name, { body }]) => body && /_id\}/.test(name));
  it.each(withBoth)('%s', async (name) => {
    const line = name.replaceAll(/\{\w+\}/g, 'x');
    expect(await codeOf(line, { ...XML, token: superuser })).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(await codeOf(line, { body: {}, token: superuser })).toBe('UNPROCESSABLE_ENTITY');
  });
});

describe('the input is checked before what it refers to', () => {
  const withBody = calls.filter(([, { body, reach }]) => body && reach);
  it.each(withBody)('%s', async (name) => {
    const { line, ...sample } = await sampleCall(name, missingOnes());
    const refused = await codeOf(line, {
      token: superuser,
      body: '7',
      headers: { 'content-type': 'application/json' },
    });
    expect(refused).toBe('UNPROCESSABLE_ENTITY');
    expect(['NOT_FOUND', 'INVALID_TOKEN']).toContain(await codeOf(line, { ...sample, token: superuser }));
  });
});
