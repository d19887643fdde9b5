import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { canMount, makeDisk, type TestDisk } from '../../testing/breakable/disk.ts';
import { createUser } from '../../testing/builders.ts';
import { pictureCalls } from '../../testing/calls/picture-calls.ts';
import { solidPng } from '../../testing/solid-png.ts';

let disk: TestDisk;
let testApp: TestApp;
const { upload } = pictureCalls(() => testApp);

// Only Linux as root has a small disk of its own.
const CAN_MOUNT = canMount();
beforeAll(async () => {
  if (!CAN_MOUNT) return;
  disk = makeDisk(250);
  testApp = await startTestApp({ dataDir: join(disk.path, 'data') });
});
afterAll(async () => {
  await testApp?.close();
  disk?.remove();
});

it.runIf(CAN_MOUNT).each([
  ['for the file that is sent', 0],
  ['for what is unpacked of it', 4],
])('Where there is no room %s, people are told to come back, and can as soon as there is', async (_what, left) => {
  const { token } = await createUser(testApp);
  const large = solidPng(3000, 3000, [0xcc, 0x33, 0x33]);
  const free = disk.fill(left);
  const refused = await upload(token, large);
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  free();
  expect((await upload(token, large)).statusCode).toBe(201);
});
