import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createUser } from '../testing/builders.ts';
import { fileForm } from '../testing/multipart.ts';
import { type ServiceProcess, startProcess } from '../testing/processes/service-process.ts';

let testApp: TestApp;
let service: ServiceProcess;
beforeAll(async () => {
  testApp = await startTestApp();
  const settings = { DATA_DIR: testApp.context.config.dataDir, DATABASE_URL: testApp.databaseUrl, ROLE: 'web' };
  service = await startProcess(settings, 'server/testing/processes/serve.ts');
});
afterAll(async () => {
  await service.end('SIGTERM');
  await testApp.close();
});

/** Of the service itself, beyond what it had taken before. */
const MOST_OF_SERVICE = 64;
/** Of the one picture of an account that is being decoded, for as long as that takes: unfolding.ts, and Node itself. */
const MOST_OF_DECODER = 400;

function flat(width: number, height: number) {
  return sharp({ create: { width, height, channels: 4, background: '#c338' } });
}

async function send(token: string, picture: Buffer): Promise<number> {
  const { body, headers } = await fileForm(picture);
  const answer = await fetch(`${service.url}/api/v1/s3/upload/item`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}

function leaveUnfinished(token: string): Socket {
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
    .on('error', () => undefined)
    .resume();
  const head = ['POST /api/v1/s3/upload/item HTTP/1.1', 'Host: x', `Authorization: Bearer ${token}`];
  const form = ['Content-Type: multipart/form-data; boundary=b', 'Content-Length: 5001000', '', ''];
  socket.write([...head, ...form].join('\r\n'));
  socket.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
  socket.write(Buffer.alloc(5_000_000));
  return socket;
}

const field = (pid: number, name: string) => {
  try {
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
};
const decoders = () =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && field(pid, 'PPid') === service.pid);

/** The most that is seen while something is done, in MiB, and how many pictures were decoded at once. */
async function watch(work: () => Promise<unknown>) {
  const most = { service: 0, decoder: 0, atOnce: 0 };
  const timer = setInterval(() => {
    const running = decoders();
    most.atOnce = Math.max(most.atOnce, running.length);
    most.service = Math.max(most.service, field(service.pid, 'VmRSS') / 1024);
    for (const pid of running) most.decoder = Math.max(most.decoder, field(pid, 'VmHWM') / 1024);
  }, 20);
  await work();
  clearInterval(timer);
  return most;
}

it.skipIf(process.platform !== 'linux')('One account takes little memory, whatever it sends', async () => {
  const { token } = await createUser(testApp);
  const large = await flat(8000, 5000).png().toBuffer();
  const inPasses = await flat(6500, 4000).toColourspace('rgb16').png({ progressive: true }).toBuffer();
  const avif = await flat(4032, 3024).toColourspace('rgb16').avif({ effort: 0, bitdepth: 12 }).toBuffer();
  const before = await watch(async () => expect(await send(token, large)).toBe(201));

  const during = await watch(async () => {
    const crowd = await Promise.all(Array.from({ length: 40 }, () => send(token, large)));
    expect(new Set(crowd)).toEqual(new Set([201, 429]));
    for (const picture of [inPasses, avif]) expect(await send(token, picture)).toBe(201);
    const sockets = Array.from({ length: 300 }, () => leaveUnfinished(token));
    await expect.poll(() => sockets.filter(({ destroyed }) => destroyed).length, { timeout: 20_000 }).toBe(298);
    for (const socket of sockets) socket.destroy();
  });
  expect(during.atOnce).toBe(1);
  expect(during.service - before.service).toBeLessThan(MOST_OF_SERVICE);
  expect(during.decoder).toBeLessThan(MOST_OF_DECODER);
  await expect.poll(decoders).toEqual([]);
});
