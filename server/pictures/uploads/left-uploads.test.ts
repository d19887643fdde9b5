import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, it, vi } from 'vitest';
import { createUser } from '../../testing/builders.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
let port: number;
beforeAll(async () => {
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  port = (testApp.app.server.address() as { port: number }).port;
});

/** The uploads this process holds open: they have no name. */
function openUploads(): string[] {
  const links = readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      return '';
    }
  });
  return links.filter((link) => link.includes(`${testApp.context.config.dataDir}/images/.upload.`));
}

const FILE = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';

const HEAD = 'POST /api/v1/s3/upload/item HTTP/1.1\r\nHost: localhost\r\n';
const FORM = 'Content-Type: multipart/form-data; boundary=b\r\n';
const LONG = `${FORM}Content-Length: 5000000\r\n\r\n`;
const CHUNKED = `${FORM}Transfer-Encoding: chunked\r\n\r\n`;
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

/** A file handle that is garbage-collected while open ends the whole process. */
it.skipIf(process.platform !== 'linux').each([
  ['leaves before the form', LONG, ''],
  ['leaves within its head', LONG + FILE.slice(0, 20), ''],
  ['leaves behind another field', `${LONG}--b\r\nContent-Disposition: form-data; name="alt"\r\n\r\nDoudou`, ''],
  ['leaves before the first byte of the file', LONG + FILE, ''],
  ['leaves within the file', `${LONG}${FILE}${'x'.repeat(200_000)}`, ''],
  ['says no HTTP before the form', CHUNKED, 'zz\r\n'],
  ['says no HTTP within the file', CHUNKED + chunk(FILE) + chunk('x'.repeat(200_000)), 'zz\r\n'],
])('Somebody who %s leaves no file open', async (_, sent, last) => {
  const { token } = await createUser(testApp);
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(`${HEAD}Authorization: Bearer ${token}\r\n${sent}`);
  await vi.waitFor(() => expect(openUploads()).toHaveLength(1), { timeout: 10_000 });
  if (last) socket.write(last);
  else socket.destroy();
  await vi.waitFor(() => expect(openUploads()).toEqual([]), { timeout: 5000 });
});

it.skipIf(process.platform !== 'linux').each([
  ['what is no HTTP', `${CHUNKED}zz\r\n`, (socket: Socket) => socket.end()],
  ['and leaves', LONG, (socket: Socket) => socket.resetAndDestroy()],
])('Who sends %s before anything is read leaves no file open', async (_, sent, leave) => {
  const { token } = await createUser(testApp);
  for (let round = 0; round < 5; round += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`${HEAD}Authorization: Bearer ${token}\r\n${sent}`, () => leave(socket));
  }
  await pause(500);
  await vi.waitFor(() => expect(openUploads()).toEqual([]), { timeout: 5000 });
});
