import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerError } from '../http/answer-error.ts';
import { assetFiles, rootFiles } from './asset-files.ts';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cigogne-assets-'));
  await writeFile(join(folder, 'site-1a2b.js'), 'plain');
  await writeFile(join(folder, 'site-1a2b.js.br'), 'packed');
  app = Fastify();
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-frame-options', 'DENY');
  });
  for (const name of ['icon.svg', 'icon.svg.br', 'service-worker.js']) await writeFile(join(folder, name), name);
  await app.register(assetFiles, { prefix: '/assets', folder });
  await app.register(rootFiles, { folder });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, accepts = 'identity') => app.inject({ url, headers: { 'accept-encoding': accepts } });

it('a file is served for ever, packed for whoever can unpack it, and not as a document', async () => {
  const { body, headers } = await get('/assets/site-1a2b.js', 'br');
  expect(body).toBe('packed');
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=utf-8',
  });
  expect(headers).not.toHaveProperty('x-frame-options');
  expect((await get('/assets/site-1a2b.js')).body).toBe('plain');
});

it.each(['/assets/none.js', '/assets/', '/assets/%2e%2e%2fa', '/assets/%00'])('nothing is at %s', async (url) => {
  const { statusCode, body, headers } = await get(url);
  expect([statusCode, body]).toEqual([404, '404']);
  expect(headers).not.toHaveProperty('cache-control', expect.stringContaining('immutable'));
});

it('beside the pages, too, text says its charset, and the service worker may fetch from here alone', async () => {
  for (const accepts of ['identity', 'br']) {
    const { headers } = await get('/icon.svg', accepts);
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  }
  const { headers } = await get('/service-worker.js');
  expect(headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
});

it.each(['/assets/site-1a2b.js', '/icon.svg'])(
  'who asks for a version of %s that is not there is told, and it is no fault of ours; for a part of it, gets it whole',
  async (url) => {
    const { statusCode, json } = await app.inject({ url, headers: { 'if-match': '"none"' } });
    expect([statusCode, json().code]).toEqual([400, 'BAD_REQUEST']);
    const whole = await app.inject({ url, headers: { range: 'bytes=99999-' } });
    expect([whole.statusCode, whole.body]).toEqual([200, (await app.inject({ url })).body]);
  },
);
