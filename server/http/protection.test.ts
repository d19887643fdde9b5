import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createOnlineRegistry, createUser } from '../testing/builders.ts';

let service: TestApp;
let port: number;
beforeAll(async () => {
  service = await startTestApp({ publicUrl: 'https://cigogne.example' });
  port = Number(new URL(await service.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => service.close());

const PROTECTION = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy': expect.stringMatching(
    /^default-src 'none';(?=.*base-uri 'none')(?=.*frame-ancestors 'none')/,
  ),
  // Amazon wants to see where clicks come from.
  'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
};

describe('every answer makes browsers strict', () => {
  it.each([
    ['a call', 'GET', '/api/v1/config', 200],
    ['its headers alone', 'HEAD', '/api/v1/config', 200],
    ['a refusal', 'GET', '/api/v1/user/me', 403],
    ['a call that is not there', 'GET', '/api/v1/nothing', 404],
    ['a method that nobody knows', 'TRACE', '/api/v1/config', 404],
    ['a call whose address cannot be decoded', 'GET', '/api/v1/%', 404],
    ['a call whose address is too long', 'GET', `/api/v1/wish/public/${'9'.repeat(3 * LIMITS.link + 1)}`, 404],
    ['a page whose address cannot be decoded', 'GET', '/%', 404],
    ['what is nowhere', 'GET', '/nothing', 404],
    ['a picture that is not there', 'GET', '/images/nothing.webp', 404],
    ['a probe', 'GET', '/healthz', 200],
    ['the documentation', 'GET', '/api/v1/docs', 200],
    ['its font', 'GET', '/api/v1/docs/figtree.woff2', 200],
    ['the description for programs', 'GET', '/api/v1/openapi.json', 200],
    ['the button of mail programs', 'POST', '/unsubscribe/none', 404],
  ])('%s', async (_what, method, url, status) => {
    const answer = await service.app.inject({ method: method as 'GET', url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject(PROTECTION);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('also what it refuses to give to a token: its address goes nowhere', async () => {
    const answer = await service.request('GET /user/12/activate/none', { headers: { authorization: 'Bearer none' } });
    expect(answer.headers).toMatchObject({
      ...PROTECTION,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });

  it('the way from an old short link to the new one', async () => {
    const { token, ...owner } = await createUser(service);
    const { shortLinkId, name } = await createOnlineRegistry(service, { owner });
    await service.request(`PUT /shortlink/${shortLinkId}`, { token, body: { name: `${name}-neu` } });
    const answer = await service.request(`GET /birthregistry/shortlink/${name}`);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers).toMatchObject(PROTECTION);
  });

  it.each([
    ['no HTTP', 'Guten Tag\r\n\r\n', 400],
    ['a request without Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['headers that are too long', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    ['what expects the unheard-of', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n', 417],
    ['a length that is none', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n', 400],
  ])('the answer to %s', async (_what, bytes, status) => {
    const { head } = await say(bytes);
    expect(head[':status']).toBe(`HTTP/1.1 ${status}`);
    expect(head).toMatchObject(PROTECTION);
  });

  it('the answer to what never becomes a request', async () => {
    const slow = connect(port, '127.0.0.1');
    service.app.server.once('connection', (socket) => {
      const error = Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      service.app.server.emit('clientError', error, socket);
    });
    const { head } = read(await text(slow));
    expect(head[':status']).toBe('HTTP/1.1 408');
    expect(head).toMatchObject(PROTECTION);
  });
});

/** The answer to these bytes, until the connection closes. */
async function say(bytes: string) {
  const socket = connect(port, '127.0.0.1');
  socket.end(bytes);
  return read(await text(socket));
}

function read(answer: string) {
  const [lines = '', body = ''] = answer.split('\r\n\r\n');
  const [status = '', ...headers] = lines.split('\r\n');
  const pairs = headers.map((line) => [line.split(': ')[0]?.toLowerCase(), line.split(': ').slice(1).join(': ')]);
  return { head: { ':status': status.slice(0, 12), ...Object.fromEntries(pairs) } as Record<string, string>, body };
}
