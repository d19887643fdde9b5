import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FORM_BODY_BYTES, MOST_JSON_VALUES, USUAL_BODY_BYTES } from '#contract/body-limits.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import { FEATURES, type Features } from '#contract/features.ts';
import { bodyTooLargeText } from '#locales/body-too-large.ts';
import { LOCALES } from '#locales/dates.ts';
import { LANGUAGES, type Language } from '#locales/languages.ts';
import { problemTexts } from '#locales/problems.ts';
import { mediaTypes } from '../../http/implement.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { createUser } from '../builders.ts';

let testApp: TestApp;
let token: string;
beforeAll(async () => {
  const features = Object.fromEntries(Object.keys(FEATURES).map((name) => [name, true])) as Features;
  testApp = await startTestApp({ features });
  token = (await createUser(testApp, { isSuperuser: true })).token;
});
afterAll(() => testApp.close());

const JSON_TYPE = 'application/json';

/** Whatever is wrong with a request is reported in each language, in the contract's form. */
async function expectProblem(
  line: string,
  code: ErrorCode,
  request: Parameters<TestApp['request']>[1] = {},
  ownDetail?: (language: Language) => string,
) {
  for (const language of LANGUAGES) {
    const headers = { 'accept-language': language, ...request?.headers };
    const answer = await testApp.request(line, { token, ...request, headers });
    expect([answer.statusCode, answer.headers['content-type']], answer.body).toEqual([
      ERROR_STATUS[code],
      'application/problem+json; charset=utf-8',
    ]);
    const { title, detail: usual } = problemTexts(language)[code];
    const detail = ownDetail?.(language) ?? usual;
    expect(answer.json()).toEqual({ type: 'about:blank', status: ERROR_STATUS[code], title, detail, code });
    expect(answer.headers['cache-control']).toBe('no-store');
  }
}

async function expectTooLarge(line: string, { rawBodyLimit, bodyLimit = USUAL_BODY_BYTES }: Endpoint, type: string) {
  const isJson = type === JSON_TYPE;
  const most = isJson ? bodyLimit : FORM_BODY_BYTES;
  const tooMuch = 'x'.repeat(rawBodyLimit ?? most);
  const body = isJson ? JSON.stringify({ a: tooMuch }) : `a=${tooMuch}`;
  const detailIn = (language: Language) => {
    const [kilobytes, values] = [most / 1024, MOST_JSON_VALUES].map((count) => count.toLocaleString(LOCALES[language]));
    return bodyTooLargeText(language)(kilobytes ?? '', values ?? '');
  };
  const request = { body, headers: { 'content-type': type } };
  await expectProblem(line, 'PAYLOAD_TOO_LARGE', request, rawBodyLimit ? undefined : detailIn);
}

const calls = Object.entries(endpoints) as [string, Endpoint][];

describe.each(calls)('%s', (contractLine, endpoint) => {
  const line = contractLine.replaceAll(/\{bucket_name\}/g, 'item').replaceAll(/\{\w+\}/g, '4711');
  const [method = '', path = ''] = line.split(' ');
  const takesBody = endpoint.body !== undefined || endpoint.bodyTypes !== undefined;
  const types = mediaTypes(endpoint);

  it('refuses a token that is none, before it looks at anything else', async () => {
    const request = {
      token: 'none',
      ...(method === 'GET' ? {} : { body: '{', headers: { 'content-type': JSON_TYPE } }),
    };
    await expectProblem(line, 'INVALID_CREDENTIALS', request);
  });

  it('knows neither addresses below its own nor other methods', async () => {
    await expectProblem(`${method} ${path.replace(/\/$/, '')}/no/such/thing`, 'NOT_FOUND');
    await expectProblem(`PROPFIND ${path}`, 'NOT_FOUND');
    await expectProblem(`PATCH ${path.replace(/\/$/, '')}/no`, 'NOT_FOUND', { body: {} });
  });

  if (takesBody) {
    it('refuses a body of another kind', async () => {
      await expectProblem(line, 'UNSUPPORTED_MEDIA_TYPE', { body: '<a/>', headers: { 'content-type': 'text/xml' } });
    });
  }

  if (method !== 'GET' && (!takesBody || types.includes(JSON_TYPE))) {
    it('refuses broken JSON', async () => {
      await expectProblem(line, 'BAD_REQUEST', { body: '{"a":', headers: { 'content-type': JSON_TYPE } });
    });
  }

  if (takesBody && !types.includes('multipart/form-data')) {
    it('refuses a body that is too large, and says how large it may be', async () => {
      for (const type of types) await expectTooLarge(line, endpoint, type);
    });
  }
});

describe('A request that reaches no endpoint', () => {
  it('is answered alike at addresses that cannot be read', async () => {
    await expectProblem('GET /%', 'NOT_FOUND');
    await expectProblem(`GET /wish/public/${'9'.repeat(20_000)}`, 'NOT_FOUND');
  });

  it('is answered alike where it is no HTTP', async () => {
    const address = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
    const long = `GET / HTTP/1.1\r\nHost: x\r\nAccept-Language: de\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`;
    for (const [sent, language, status] of [
      ['Guten Tag\r\nAccept-Language: de\r\n\r\n', 'de', 400],
      ['Bonjour\r\n\r\n', 'fr', 400],
      [long, 'de', 431],
    ] as const) {
      const answer = await say(Number(new URL(address).port), sent);
      const { title, detail } = problemTexts(language).BAD_REQUEST;
      expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
      expect(answer).toContain('\r\ncontent-type: application/problem+json');
      const problem = { type: 'about:blank', status, title, detail, code: 'BAD_REQUEST' };
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual(problem);
    }
  });
});

/** The answer to these bytes, until the connection closes. */
async function say(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(bytes);
  return text(socket);
}
