import { readdir } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { looseFiles, pictures } from '../../database/schema/pictures.ts';
import { cleanUp } from '../../farewells/clean-up.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createUser } from '../../testing/builders.ts';
import { pictureCalls, twoColours } from '../../testing/calls/picture-calls.ts';
import { fileForm } from '../../testing/multipart.ts';
import { daysAgo } from '../../testing/old-rows.ts';
import { STORE_FAULTS, startS3 } from '../../testing/processes/s3.ts';
import { ensureDefaultCovers, findDefaultCovers } from '../default-covers.ts';
import { filesOf } from '../picture-paths.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
let testApp: TestApp;
let token: string;
/** Small, which takes half as long to decode. */
let photo: Buffer;
const lines: string[] = [];
const { upload } = pictureCalls(() => testApp);
beforeAll(async () => {
  s3 = await startS3({ patienceMs: 4000 });
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) }) as FastifyBaseLogger;
  testApp = await startTestApp({ s3: s3.settings }, logger);
  ({ token } = await createUser(testApp));
  photo = await twoColours(100, 50).jpeg().toBuffer();
});
afterEach(() => s3.fail(null));
afterAll(async () => {
  await testApp.close();
  await s3.close();
});

/** The bucket's contents, as s3rver keeps them. */
async function stored(): Promise<string[]> {
  const names = await readdir(s3.folder, { recursive: true });
  return names.filter((name) => name.endsWith('_object')).map((name) => name.split('._')[0] ?? '');
}

const loose = () => testApp.context.database.$count(looseFiles);
const rows = () => testApp.context.database.$count(pictures);

describe('In an S3 store', () => {
  it('a picture is kept in all its sizes, and served from there for ever', async () => {
    const response = await upload(token, await twoColours(1000, 500).jpeg().toBuffer());
    expect(response.statusCode, response.body).toBe(201);
    const { image_path: imagePath, thumbnail_path: thumbnailPath } = response.json();
    expect((await stored()).sort()).toEqual(filesOf({ imagePath, thumbnailPath }).sort());
    const { url } = (await testApp.request('GET /s3_url')).json();
    expect(url).toBe(s3.settings.publicUrl);
    const served = await fetch(`${url}/${thumbnailPath.replace('.webp', '.avif')}`);
    expect(served.headers.get('content-type')).toBe('image/avif');
    expect(served.headers.get('content-disposition')).toMatch(/^inline; filename="[\w-]+-480\.avif"$/);
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await sharp(await served.arrayBuffer()).metadata()).toMatchObject({ width: 480, height: 240 });
    expect(await loose()).toBe(0);
  });

  it('our own address of a picture leads there, and nowhere else', async () => {
    const led = await testApp.app.inject('/images/item/0a1b.webp');
    expect([led.statusCode, led.headers.location]).toEqual([302, `${s3.settings.publicUrl}/item/0a1b.webp`]);
    for (const path of ['//evil.example/x.webp', '..%2f..%2fx.webp', 'item/x.html', 'item/x.webp%0d%0aa']) {
      expect((await testApp.app.inject(`/images/${path}`)).statusCode).toBe(404);
    }
  });

  it('covers are drawn once', async () => {
    await ensureDefaultCovers(testApp.context);
    expect(await stored()).toEqual(expect.arrayContaining((await findDefaultCovers()).flatMap(filesOf)));
    const before = s3.requests.length;
    await ensureDefaultCovers(testApp.context);
    expect(s3.requests.slice(before).filter((line) => line.startsWith('PUT'))).toEqual([]);
  });
});

describe('When the store fails', () => {
  it.each(Object.entries(STORE_FAULTS))(
    'an upload is told to come back, and leaves nothing: %s',
    async (_name, fault) => {
      const before = [await rows(), (await stored()).sort()];
      s3.fail(fault);
      const response = await upload(token, photo);
      expect([response.statusCode, response.json().code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect(response.headers['retry-after']).toBe('10');
      expect([await rows(), (await stored()).sort()]).toEqual(before);
      s3.fail(null);
      expect((await upload(token, photo)).statusCode).toBe(201);
    },
  );

  it('there are no half pictures: of one whose fourth file is refused nothing stays', async () => {
    const before = [await rows(), (await stored()).sort()];
    s3.fail((request, response) =>
      request.method === 'PUT' && /-960\.avif/.test(request.url ?? '')
        ? STORE_FAULTS.overloaded(request, response)
        : false,
    );
    expect((await upload(token, photo)).statusCode).toBe(503);
    expect([await rows(), (await stored()).sort()]).toEqual(before);
  });

  it('a superuser’s picture is replaced whole or not at all', async () => {
    const superuser = await createUser(testApp, { isSuperuser: true });
    const uploadAs = async (bytes: Buffer) =>
      testApp.request('POST /s3/upload_admin/help/guide', { token: superuser.token, ...(await fileForm(bytes)) });
    const sizes = async () =>
      Promise.all(
        filesOf({ imagePath: 'help/guide.webp', thumbnailPath: 'help/guide-480.webp' }).map(async (path) => {
          const served = await fetch(`${s3.settings.publicUrl}/${path}`);
          return (await sharp(await served.arrayBuffer()).metadata()).height;
        }),
      );
    expect((await uploadAs(photo)).statusCode).toBe(201);
    const before = await sizes();
    const other = await twoColours(100, 10).jpeg().toBuffer();
    let refusals = 0;
    s3.fail((request, response) => {
      if (request.method !== 'PUT' || !/-960\.avif/.test(request.url ?? '') || refusals > 1) return false;
      refusals += 1;
      return STORE_FAULTS.overloaded(request, response);
    });
    expect((await uploadAs(other)).statusCode).toBe(503);
    expect(await sizes()).toEqual(before);
    s3.fail(null);
    expect((await uploadAs(other)).statusCode).toBe(201);
    expect(await sizes()).not.toEqual(before);
  });

  it('what it did not remove goes in another night', async () => {
    const { image_path: imagePath } = (await upload(token, photo)).json();
    const { database } = testApp.context;
    await database.update(pictures).set({ unusedSince: daysAgo(8) });
    s3.fail(STORE_FAULTS.away);
    await cleanUp(testApp.context);
    expect(await stored()).toContain(imagePath);
    expect(await loose()).toBeGreaterThanOrEqual(5);
    s3.fail(null);
    await database.update(looseFiles).set({ since: new Date(Date.now() - 2 * 3_600_000) });
    await cleanUp(testApp.context);
    expect(await stored()).not.toContain(imagePath);
    expect(await loose()).toBe(0);
  });

  it.each([/./, /PUT/])('the log says so once when it begins and once when it is over: %s', async (methods) => {
    await upload(token, photo);
    lines.length = 0;
    s3.fail((request) => methods.test(request.method ?? '') && STORE_FAULTS.away(request));
    for (let times = 0; times < 3; times += 1) await upload(token, photo);
    s3.fail(null);
    await upload(token, photo);
    const told = lines.filter((line) => /store|stored/.test(line));
    expect(told.map((line) => JSON.parse(line).msg)).toEqual([
      'S3_ENDPOINT: the store of pictures does not do what it is asked',
      'pictures can be stored again',
    ]);
    expect(told.join()).not.toMatch(/S3RVER|127\.0\.0\.1/);
  });

  it('a deletion is done at once, whatever the store does with the files', async () => {
    const { image_path: imagePath } = (await upload(token, photo)).json();
    s3.fail(STORE_FAULTS.silent);
    expect((await testApp.request(`DELETE /s3/delete/${imagePath}`, { token })).statusCode).toBe(200);
    expect(await testApp.context.database.$count(pictures, eq(pictures.imagePath, imagePath))).toBe(0);
    expect(await loose()).toBeGreaterThan(0);
    s3.fail(null);
    await testApp.context.database.update(looseFiles).set({ since: new Date(Date.now() - 2 * 3_600_000) });
    await cleanUp(testApp.context);
    expect(await stored()).not.toContain(imagePath);
  });

  it('because our key is wrong, that is an outage too', async () => {
    const wrong = await startTestApp({ s3: { ...s3.settings, secretAccessKey: 'another' } });
    const { token: theirs } = await createUser(wrong);
    const calls = pictureCalls(() => wrong);
    expect((await calls.upload(theirs, photo)).statusCode).toBe(503);
    await wrong.close();
  });
});
