import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readRates } from '#contract/rate-limits.ts';
import { startTestApp } from '../../testing/app.ts';
import { createPicture, createUser } from '../../testing/builders.ts';
import { fileForm } from '../../testing/multipart.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';
import { solidPng } from '../../testing/solid-png.ts';

const RED = [0xcc, 0x33, 0x33];

const testApp = sharedTestApp();
let port: number;
let photo: Awaited<ReturnType<typeof fileForm>>;
beforeAll(async () => {
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  port = (testApp.app.server.address() as { port: number }).port;
  photo = await fileForm(solidPng(60, 40, RED));
});

function upload(token: string, form = photo, from = '192.0.2.1') {
  return testApp.request('POST /s3/upload/item', { token, from, ...form });
}

const SLOW = { timeout: 30_000, interval: 100 };
const BEGINNING = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';

/** An upload that never ends. */
function beginUpload(token: string, { sent = 200_000, length = 5_000_000 } = {}): Socket {
  const socket = connect(port, '127.0.0.1');
  const head = [
    'POST /api/v1/s3/upload/item HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${BEGINNING}${'x'.repeat(sent)}`);
  return socket.on('error', () => undefined);
}

function statusOf(answer: string): string {
  return answer.slice(9, 12);
}

describe('Of one account', () => {
  it('two uploads are on their way at once, unread are all others; what is not finished leaves nothing', async () => {
    const { token } = await createUser(testApp);
    const many = Array.from({ length: 62 }, () => beginUpload(token));
    const answers: string[] = [];
    for (const socket of many) socket.once('data', (data) => answers.push(String(data)));
    await vi.waitFor(() => expect(answers).toHaveLength(60), SLOW);
    expect(new Set(answers.map(statusOf))).toEqual(new Set(['429']));
    expect(answers[0]).toContain('UPLOADS_AT_ONCE');
    const refused = await upload(token);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.json().detail).toBe(
      '2 photos à la fois au maximum\u00A0: attendez la fin d’un envoi. Réessayez dans 5 secondes.',
    );

    const other = await createUser(testApp);
    expect((await upload(other.token)).statusCode).toBe(201);
    const folder = join(testApp.context.config.dataDir, 'images');
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
    for (const socket of many) socket.destroy();
    await vi.waitFor(async () => expect((await upload(token)).statusCode).toBe(201), SLOW);
  });

  it('and eight of a place, whoever sends them', async () => {
    const senders = await Promise.all(Array.from({ length: 5 }, () => createUser(testApp)));
    const many = senders.flatMap(({ token }) => [beginUpload(token), beginUpload(token)]);
    const refused: { sender: number; status: string }[] = [];
    for (const [index, socket] of many.entries()) {
      const sender = Math.floor(index / 2);
      socket.once('data', (data) => refused.push({ sender, status: statusOf(String(data)) }));
    }
    await vi.waitFor(() => expect(refused.map(({ status }) => status)).toEqual(['429', '429']), SLOW);
    const busy = senders.find((_, index) => refused.every(({ sender }) => sender !== index));
    expect((await upload(busy?.token ?? '')).statusCode).toBe(429);
    const other = await createUser(testApp);
    expect((await upload(other.token)).statusCode).toBe(201);
    for (const socket of many) socket.destroy();
    const ofThatPlace = () => upload(other.token, photo, '127.0.0.1');
    await vi.waitFor(async () => expect((await ofThatPlace()).statusCode).toBe(201), SLOW);
  });

  it('what says that it is too large is refused before it is read', async () => {
    const { token } = await createUser(testApp);
    const socket = beginUpload(token, { sent: 0, length: 11 * 1024 * 1024 });
    const [answer] = await once(socket, 'data');
    expect(statusOf(String(answer))).toBe('413');
    socket.destroy();
  });

  it('the pictures that it keeps take at most 500 MB', async () => {
    const { token, id: userId } = await createUser(testApp);
    const before = (await upload(token)).json().image_path;
    await createPicture(testApp, { userId, bytes: 300 * 1024 * 1024 });
    expect((await upload(token)).statusCode).toBe(201);
    await createPicture(testApp, { userId, bytes: 200 * 1024 * 1024 });
    const refused = await upload(token);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      [{ path: 'file', code: 'PICTURES_FULL', message: expect.stringMatching(/^Vos photos occupent déjà 500 Mo/) }],
    ]);
    expect((await testApp.app.inject(`/images/${before}`)).statusCode).toBe(200);
    const other = await createUser(testApp);
    expect((await upload(other.token)).statusCode).toBe(201);
  });

  it('sixty pictures are taken in an hour', async () => {
    const limited = await startTestApp({ rates: readRates('upload.account=3/1h') });
    expect(readRates('on')['upload.account']).toEqual({ times: 60, seconds: 3600 });
    const { token } = await createUser(limited);
    const send = () => limited.request('POST /s3/upload/item', { token, ...photo });
    const statuses: number[] = [];
    for (let sent = 0; sent < 4; sent += 1) statuses.push((await send()).statusCode);
    await limited.close();
    expect(statuses).toEqual([201, 201, 201, 429]);
  });
});
