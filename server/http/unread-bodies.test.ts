import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createUser } from '../testing/builders.ts';

let service: TestApp;
let port: number;
let token: string;
beforeAll(async () => {
  service = await startTestApp();
  port = Number(new URL(await service.app.listen({ port: 0, host: '127.0.0.1' })).port);
  token = (await createUser(service)).token;
});
afterAll(() => service.close());

const MEGABYTE = Buffer.alloc(1024 * 1024, 'x');
const SENT = 64;
const LINE = Buffer.from('\r\n');

/** Sends as much as is accepted. Returns the status, and the megabytes sent before the connection was closed. */
async function flood(line: string, headers: string[]): Promise<{ status: string; taken: number }> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let status = '';
  socket.once('data', (data) => {
    status = String(data).slice(9, 12);
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write([`${line} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n'));
  let taken = 0;
  for (; taken < SENT && !socket.destroyed; taken += 1) {
    if (!socket.write(MEGABYTE)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
  }
  const isOpen = !socket.destroyed;
  socket.destroy();
  await closed;
  return { status, taken: isOpen ? Number.POSITIVE_INFINITY : taken };
}

const length = `Content-Length: ${SENT * MEGABYTE.length}`;
const form = 'Content-Type: multipart/form-data; boundary=b';

it.each([
  ['an upload without a session', 'POST /api/v1/s3/upload/item', [length, form], '403'],
  ['an upload that is too large', 'POST /api/v1/s3/upload/item', [length, form, 'Authorization: Bearer TOKEN'], '413'],
  ['what nothing takes', 'POST /nowhere', [length], '404'],
  ['what has an address that cannot be decoded', 'POST /%zz', [length], '404'],
  ['a call that has one', 'POST /api/v1/%zz', [length], '404'],
  ['a call that takes no body', 'GET /api/v1/config', [length], '200'],
])('What is answered before it was sent is not read on: %s', async (_what, line, headers, expected) => {
  const { status, taken } = await flood(
    line,
    headers.map((header) => header.replace('TOKEN', token)),
  );
  expect(status).toBe(expected);
  expect(taken).toBeLessThan(SENT / 2);
});

it('Nor is what is too long while it comes, without having said so', async () => {
  const heads = ['POST /api/v1/login/access-token', 'POST /unsubscribe/abc'].map((line) =>
    [
      `${line} HTTP/1.1`,
      'Host: x',
      'Transfer-Encoding: chunked',
      'Content-Type: application/x-www-form-urlencoded',
    ].join('\r\n'),
  );
  for (const head of heads) {
    const connected = once(service.app.server, 'connection') as Promise<[Socket]>;
    const mine = connect(port, '127.0.0.1').on('error', () => undefined);
    const [theirs] = await connected;
    mine.write(`${head}\r\n\r\n`);
    for (let sent = 0; sent < SENT; sent += 1) mine.write(Buffer.concat([Buffer.from('100000\r\n'), MEGABYTE, LINE]));
    expect(String(await once(mine, 'data'))).toMatch(/^HTTP\/1\.1 413 /);
    await new Promise((resolve) => theirs.once('close', resolve));
    expect(theirs.bytesRead).toBeLessThan(8 * MEGABYTE.length);
    mine.destroy();
  }
});

it('Nor is what is refused after others were, and waits for its answer', async () => {
  const { rateLimits } = service.app as { rateLimits: { isOn: boolean } };
  rateLimits.isOn = true;
  const taken: Socket[] = [];
  const take = (socket: Socket) => taken.push(socket);
  service.app.server.on('connection', take);
  const headers = [form, length, `Authorization: Bearer ${token}`];
  const floods = await Promise.all(Array.from({ length: 36 }, () => flood('POST /api/v1/s3/upload/item', headers)));
  for (const { status } of floods) expect(['413', '429']).toContain(status);
  expect(Math.max(...taken.map(({ bytesRead }) => bytesRead))).toBeLessThan(MEGABYTE.length);
  service.app.server.off('connection', take);
  rateLimits.isOn = false;
});

it('Nor are the other parts of a form whose first file is no picture', async () => {
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx\r\n';
  const connected = once(service.app.server, 'connection') as Promise<[Socket]>;
  const answer = fetch(`http://127.0.0.1:${port}/api/v1/s3/upload/item`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
    body: part.repeat(100_000),
  });
  const [socket] = await connected;
  expect((await answer).status).toBe(415);
  if (!socket.destroyed) await once(socket, 'close');
  expect(socket.bytesRead).toBeLessThan(MEGABYTE.length);
});

it('Whoever is sending still has time to read why it was refused: the connection is not cut off', async () => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const errors: Error[] = [];
  socket.on('error', (error) => errors.push(error));
  socket.write(`POST /api/v1/s3/upload/item HTTP/1.1\r\nHost: x\r\n${form}\r\n${length}\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 403 /);
  expect(String(answer)).toMatch(/^connection: close/im);
  for (let piece = 0; piece < 5; piece += 1) {
    socket.write(Buffer.alloc(10_000));
    await pause(50);
  }
  expect(errors).toEqual([]);
  socket.destroy();
});

// macOS has no other address of its own.
it.runIf(process.platform === 'linux')('Nor does one place take that time from the others', async () => {
  const head = `POST /nowhere HTTP/1.1\r\nHost: x\r\n${length}\r\n\r\n`;
  async function answered(localAddress: string): Promise<Socket> {
    const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true });
    socket.on('error', () => undefined).write(head);
    await once(socket, 'data');
    return socket;
  }
  const crowd = await Promise.all(Array.from({ length: 20 }, () => answered('127.0.0.1')));
  const other = await answered('127.0.0.2');
  // The system refuses what is sent to a closed connection, and tells so at the next attempt.
  for (const part of ['x', 'y']) {
    for (const socket of [...crowd, other]) socket.write(part);
    await pause(100);
  }
  expect(crowd.filter((socket) => !socket.destroyed)).toHaveLength(8);
  expect(other.destroyed).toBe(false);
  for (const socket of [...crowd, other]) socket.destroy();
});

it('An answer that nobody reads is given up', async () => {
  const { server } = service.app;
  expect(server.timeout).toBe(120_000);
  server.timeout = 300;
  const connected = once(server, 'connection') as Promise<[Socket]>;
  const reader = connect(port, '127.0.0.1').pause();
  reader.on('error', () => undefined);
  const [socket] = await connected;
  reader.write('GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100));
  await pause(100);
  expect(socket.destroyed).toBe(false);
  await vi.waitFor(() => expect(socket.destroyed).toBe(true), { timeout: 5000 });
  server.timeout = 120_000;
  reader.destroy();
});

it('Whoever sends little keeps the connection', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/login/access-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect([answer.status, answer.headers.get('connection')]).toEqual([422, 'keep-alive']);
});
