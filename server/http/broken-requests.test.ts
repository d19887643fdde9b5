import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createUser } from '../testing/builders.ts';
import { pictureCalls, twoColours } from '../testing/calls/picture-calls.ts';
import { keepLog } from '../testing/log-lines.ts';

let service: TestApp;
let port: number;
let token: string;
const log = keepLog('info');
const { upload } = pictureCalls(() => service);
beforeAll(async () => {
  service = await startTestApp({ logLevel: 'info' }, log.logger);
  port = Number(new URL(await service.app.listen({ port: 0, host: '127.0.0.1' })).port);
  token = (await createUser(service)).token;
});
afterAll(() => service.close());
beforeEach(() => {
  log.lines.length = 0;
});

const CALLS = [
  ['JSON', 'POST /api/v1/user/open', 'application/json'],
  ['a form', 'POST /api/v1/login/access-token', 'application/x-www-form-urlencoded'],
  ['an upload', 'POST /api/v1/s3/upload/item', 'multipart/form-data; boundary=x'],
  ['the button of mail programs', 'POST /unsubscribe/none', 'application/x-www-form-urlencoded'],
] as const;

const head = (line: string, type: string) =>
  `${line} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\n`;

describe.each(CALLS)('a body that breaks off or is no HTTP is no fault of ours: %s', (_what, line, type) => {
  it('malformed chunks', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.end(`${head(line, type)}Transfer-Encoding: chunked\r\n\r\nzz\r\n`);
    expect(await text(socket)).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
    await expectQuiet();
  });

  it('a client that goes away', async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${head(line, type)}Content-Length: 5000\r\n\r\n--x\r\n`);
    await pause(20);
    socket.resetAndDestroy();
    await expectQuiet();
  });
});

const HIDDEN = 'GET /api/v1/config HTTP/1.1\r\nHost: x\r\n\r\n';
const CHUNKED = `0\r\n\r\n${HIDDEN}`;
const POST = 'POST /api/v1/user/open HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

it.each([
  ['two ways of telling it', `${POST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n${CHUNKED}`],
  ['the same, the other way round', `${POST}Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n${CHUNKED}`],
  ['two lengths', `${POST}Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
  ['two lengths in one', `${POST}Content-Length: 0, ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
  ['a length with a sign', `${POST}Content-Length: +0\r\n\r\n${HIDDEN}`],
  ['an encoding in disguise', `${POST}Transfer-Encoding: xchunked\r\n\r\n${CHUNKED}`],
  ['an encoding twice', `${POST}Transfer-Encoding: chunked, identity\r\n\r\n${CHUNKED}`],
  ['a header’s name with a space', `${POST}Transfer-Encoding : chunked\r\n\r\n${CHUNKED}`],
  ['a header that goes on', `${POST}Transfer-Encoding:\r\n chunked\r\n\r\n${CHUNKED}`],
  ['lines that end in half', `${POST}X: y\nTransfer-Encoding: chunked\r\n\r\n${CHUNKED}`],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n'],
  ['a chunk that is longer than it says', `${POST}Transfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n${CHUNKED}`],
])('where a request ends is not guessed, and nothing behind it is taken for another: %s', async (_what, bytes) => {
  const socket = connect(port, '127.0.0.1');
  socket.end(bytes);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
  await expectQuiet();
});

it.each([
  ['a part beyond its end, which is the whole', { range: 'bytes=99999999-' }, 200],
  ['a version that is not there', { 'if-match': '"none"' }, 400],
])('asking for a picture’s %s is no fault of ours', async (_what, headers, status) => {
  const { json } = await upload(token, await twoColours(20, 20).png().toBuffer());
  const url = `/images/${json().image_path}`;
  expect((await service.app.inject({ url, headers })).statusCode).toBe(status);
  await expectQuiet();
});

async function expectQuiet(): Promise<void> {
  await pause(100);
  const faults = log.lines.filter(({ level, status, err }) => Number(level) >= 40 || Number(status) >= 500 || err);
  expect(faults).toEqual([]);
}
