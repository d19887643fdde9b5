import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { PICTURE_FILES } from '#contract/everywhere/picture-names.ts';
import { createUser } from '../../testing/builders.ts';
import { pictureCalls, twoColours } from '../../testing/calls/picture-calls.ts';
import { STORE_FAULTS, startS3 } from '../../testing/processes/s3.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';
import { filesOf } from '../picture-paths.ts';
import { movePictures } from './move-pictures.ts';
import { openBucket } from './s3-store.ts';

const testApp = sharedTestApp();
const { upload } = pictureCalls(() => testApp);
let s3: Awaited<ReturnType<typeof startS3>>;
let token: string;
let photo: Buffer;
beforeAll(async () => {
  s3 = await startS3({ patienceMs: 2000 });
  ({ token } = await createUser(testApp));
  photo = await twoColours(60, 40).jpeg().toBuffer();
});
afterEach(() => s3.fail(null));
afterAll(() => s3.close());

async function uploaded(): Promise<string[]> {
  const { image_path: imagePath, thumbnail_path: thumbnailPath } = (await upload(token, photo)).json();
  return filesOf({ imagePath, thumbnailPath });
}

const folder = () => join(testApp.context.config.dataDir, 'images');
const move = (options: { removesFiles?: boolean } = {}) =>
  movePictures({ folder: folder(), s3: s3.settings, database: testApp.context.database, ...options });
const isThere = async (path: string) => (await fetch(`${s3.settings.publicUrl}/${path}`)).status === 200;

it('Every picture comes with all its files while more are sent; the same again sends nothing', async () => {
  const [first] = await Promise.all([uploaded(), uploaded(), move()]);
  const late = await uploaded();
  await move();
  for (const path of [...first, ...late]) expect(await isThere(path)).toBe(true);
  const before = s3.requests.length;
  expect(await move()).toEqual({ copied: 0, same: 3 * PICTURE_FILES.length, newer: 0, removed: 0, deleted: 0 });
  expect(s3.requests.slice(before).filter((line) => line.startsWith('PUT'))).toEqual([]);
});

it('What is deleted after it was copied goes there too, and does not come back', async () => {
  const files = await uploaded();
  await move();
  const bytes = await Promise.all(files.map((path) => readFile(join(folder(), path))));
  await testApp.request(`DELETE /s3/delete/${files[0]}`, { token });
  expect(await move()).toMatchObject({ copied: 0, deleted: files.length });
  // The service deletes in the store it works with: after the move its own disk is not that.
  for (const [index, path] of files.entries()) await writeFile(join(folder(), path), bytes[index] as Buffer);
  expect(await move()).toMatchObject({ copied: 0, deleted: 0 });
  for (const path of files) expect(await isThere(path)).toBe(false);
  for (const path of files) await rm(join(folder(), path));
});

it('It may be interrupted by whatever, and is begun again', async () => {
  const files = await uploaded();
  let puts = 0;
  s3.fail((request) => {
    if (request.method === 'PUT') puts += 1;
    return request.method === 'PUT' && puts > 2 ? STORE_FAULTS.away(request) : false;
  });
  await expect(move()).rejects.toThrow();
  s3.fail(null);
  expect(await move()).toMatchObject({ copied: PICTURE_FILES.length - 2 });
  for (const path of files) expect(await isThere(path)).toBe(true);
});

it('Bytes that are there otherwise than they were sent are told, and no file is removed for them', async () => {
  const files = await uploaded();
  s3.fail((request, response) => {
    if (request.method !== 'GET') return false;
    response.end('other bytes');
    return true;
  });
  await expect(move({ removesFiles: true })).rejects.toThrow('is not there as it was sent');
  const left = async () => await readdir(folder(), { recursive: true });
  expect(await left()).toEqual(expect.arrayContaining(files));
  // What it noted at the store says nothing of the bytes there: they are compared until they were right once.
  await expect(move({ removesFiles: true })).rejects.toThrow('is not there as it was sent');
  s3.fail(null);
  expect(await left()).toEqual(expect.arrayContaining(files));
});

it('A picture with a name that the service has replaced there since is left as it is', async () => {
  const [path = ''] = await uploaded();
  await move();
  const client = openBucket(s3.settings);
  const replaced = Buffer.from('replaced since');
  await client.put(path, replaced);
  expect(await move()).toMatchObject({ copied: 0, newer: 1 });
  expect(Buffer.from((await client.read(path)) ?? [])).toEqual(replaced);
  // Replaced here before the S3 store was switched to: the copy there is ours.
  const other = (await uploaded())[0] ?? '';
  await move();
  await writeFile(join(folder(), other), 'replaced here');
  s3.fail((request) => request.method === 'PUT' && STORE_FAULTS.away(request));
  await expect(move()).rejects.toThrow();
  s3.fail(null);
  expect(await move()).toMatchObject({ copied: 1 });
  expect(Buffer.from((await client.read(other)) ?? []).toString()).toBe('replaced here');
});

it('What is there is removed here when that is asked for; what is being written is left alone', async () => {
  await writeFile(join(folder(), 'item', '.x.webp.0a1b.draft'), '');
  await move({ removesFiles: true });
  const left = await readdir(join(folder(), 'item'));
  expect(left).toEqual(['.x.webp.0a1b.draft']);
});
