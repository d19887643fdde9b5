import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createUser } from '../testing/builders.ts';
import { answerError } from './answer-error.ts';
import { prepareApi } from './api.ts';
import { implement } from './implement.ts';
import { prepareLimits } from './limits/limit-calls.ts';
import { problem } from './problem.ts';
import { zodSchemas } from './zod-schemas.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

describe('every call', () => {
  it('answers with and without the slash at the end', async () => {
    for (const path of ['/config', '/config/', '/frontend_url', '/frontend-url/', '', '/']) {
      expect((await service.request(`GET ${path}`)).statusCode, path).toBe(200);
    }
  });

  it('is implemented, in each of its spellings', () => {
    for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
      const [method = '', line = ''] = name.split(' ');
      for (const path of [line, ...(endpoint.aliases ?? [])]) {
        const url = `/api/v1${path}`.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
        expect(service.app.hasRoute({ method: method as 'GET', url }), name).toBe(true);
      }
    }
  });
});

describe('an error that the contract does not list', () => {
  it.each([
    ['is noticed in tests', false, 'INTERNAL_ERROR'],
    ['is better than nothing to users', true, 'THANK_FIRST'],
  ])('%s', async (_what, isProduction, code) => {
    const app = Fastify({ schemaController: zodSchemas });
    await prepareLimits(app, service.context.config);
    await prepareApi(app, { ...service.context, config: { ...service.context.config, isProduction } });
    implement(app, 'GET /s3_url', async () => {
      throw problem('THANK_FIRST');
    });
    expect((await app.inject('/s3_url')).json().code).toBe(code);
    await app.close();
  });
});

describe('a failure', () => {
  it('is a problem in the language that was asked for', async () => {
    const answers = { fr: 'Introuvable', en: 'Not found', de: 'Nicht gefunden' };
    for (const [language, title] of Object.entries(answers)) {
      const answer = await service.request('GET /nothing', { headers: { 'accept-language': language } });
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(answer.json()).toMatchObject({ status: 404, code: 'NOT_FOUND', title });
    }
  });

  it('names each field that is wrong', async () => {
    const answer = await service.request('POST /user/open', { body: { first_name: ' ', email: 'x' } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(
      expect.arrayContaining([
        { path: 'first_name', code: 'REQUIRED', message: 'Champ obligatoire' },
        { path: 'email', code: 'INVALID_EMAIL', message: 'L’email n’est pas valide' },
      ]),
    );
  });

  it('is 400 for broken JSON, 415 for another format, 413 for a huge body', async () => {
    const json = { 'content-type': 'application/json' };
    const broken = await service.request('POST /user/open', { body: '{"a":', headers: json });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'BAD_REQUEST']);
    const latin = await service.request('POST /user/open', {
      body: Buffer.from('{"a":"\xe9"}', 'latin1'),
      headers: json,
    });
    expect([latin.statusCode, latin.json().code]).toEqual([400, 'BAD_REQUEST']);
    const xml = await service.request('POST /user/open', { body: '<a/>', headers: { 'content-type': 'text/xml' } });
    expect([xml.statusCode, xml.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const huge = await service.request('POST /user/open', {
      body: JSON.stringify({ a: 'x'.repeat(2e6) }),
      headers: json,
    });
    expect([huge.statusCode, huge.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const deep = await service.request('POST /user/open', { body: `{"email":${'['.repeat(100)}`, headers: json });
    expect([deep.statusCode, deep.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const poisoned = await service.request('POST /user/open', { body: '{"__proto__":{"a":1}}', headers: json });
    expect(poisoned.statusCode).toBe(400);
  });

  it('is 415 for a compressed body, which is never unpacked', async () => {
    const body = gzipSync(JSON.stringify({ username: 'x', password: 'y'.repeat(200_000) }));
    for (const [call, encoding] of [
      ['POST /login/access-token', 'gzip'],
      ['POST /booking/multi', 'GZIP'],
      ['POST /user/open', 'br, gzip'],
    ] as const) {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
      const answer = await service.request(call, { body, headers });
      expect([answer.statusCode, answer.json().code], call).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    }
  });

  it('is 422 for an id that is no integer, 404 for one that nobody has', async () => {
    for (const id of ['abc', '1.5', '-1', '0', '9007199254740993', '99999999999999999999']) {
      expect((await service.request(`GET /wish/public/${id}`)).statusCode, id).toBe(422);
    }
    expect((await service.request('GET /wish/public/1')).statusCode).toBe(404);
  });

  it('names a number that is too big once, with the bound that counts', async () => {
    const bad = await service.request('GET /wish/public/9007199254740993');
    expect(bad.json().errors).toMatchObject([{ path: 'params.wish_id', code: 'TOO_BIG' }]);
    const { token } = await createUser(service);
    const body = { birthregistry_id: -(2 ** 60), label: 'Bain', order: 2 ** 60 };
    const order = await service.request('POST /category/', { token, body });
    expect(order.json().errors).toEqual([
      { path: 'order', code: 'TOO_BIG', message: '100\u202F000 au maximum' },
      { path: 'birthregistry_id', code: 'TOO_SMALL', message: '1 au minimum' },
    ]);
  });

  it('is 403 before anything else, also for a bad token on a public call', async () => {
    const body = '{"broken';
    const headers = { 'content-type': 'application/json' };
    expect((await service.request('POST /category/', { body, headers })).json().code).toBe('INVALID_CREDENTIALS');
    for (const authorization of ['Bearer', 'Bearer x', 'Basic abc', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.']) {
      const answer = await service.request('GET /config', { headers: { authorization } });
      expect([answer.statusCode, answer.json().code], authorization).toEqual([403, 'INVALID_CREDENTIALS']);
    }
  });

  it('says nothing of us when nobody expected it', async () => {
    const own = await startTestApp();
    own.app.get('/broken', { errorHandler: answerError }, () => {
      throw new Error('select secret from users at /srv/cigogne');
    });
    const answer = await own.app.inject('/broken');
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'INTERNAL_ERROR']);
    expect(answer.body).not.toMatch(/secret|srv/);
    await own.close();
  });
});
