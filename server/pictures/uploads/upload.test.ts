import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { isShown } from '../../farewells/unused-pictures.ts';
import { startTestApp } from '../../testing/app.ts';
import { createRegistry, createUser, createWish } from '../../testing/builders.ts';
import { BLUE, pictureCalls, RED, twoColours } from '../../testing/calls/picture-calls.ts';
import { fileForm } from '../../testing/multipart.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';
import { removePictures } from '../remove-pictures.ts';

const testApp = sharedTestApp();
const { upload, fetchPicture } = pictureCalls(() => testApp);
let token: string;
beforeAll(async () => {
  ({ token } = await createUser(testApp));
});

describe('Somebody uploads a picture', () => {
  it('and it is served as WebP in two sizes, never larger than it came', async () => {
    const response = await upload(token, await twoColours(2400, 1200).jpeg().toBuffer());
    expect(response.statusCode).toBe(201);
    const { image_path: image, thumbnail_path: thumbnail } = response.json();
    expect(image).toMatch(/^item\/[0-9a-f]{32}-1600x800-c2222cc2222c\.webp$/);
    const served = await fetchPicture(image);
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    expect(await sharp((await fetchPicture(thumbnail)).rawPayload).metadata()).toMatchObject({
      width: 480,
      height: 240,
    });
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': `inline; filename="${image.slice('item/'.length)}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.* frame-ancestors 'none'; sandbox$/),
    });
    const small = await upload(token, await twoColours(40, 20).png().toBuffer());
    const kept = await fetchPicture(small.json().image_path);
    expect(await sharp(kept.rawPayload).metadata()).toMatchObject({ width: 40, height: 20 });
  });

  it('upright, and without the place where it was taken', async () => {
    const photo = await twoColours(200, 100)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'Geheim' }, IFD3: { GPSLatitude: '47/1 13/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const response = await upload(token, photo);
    for (const path of [response.json().image_path, response.json().thumbnail_path]) {
      const { rawPayload } = await fetchPicture(path);
      const { width, height, exif, orientation, xmp, icc } = await sharp(rawPayload).metadata();
      expect({ width, height, exif, orientation, xmp, icc }).toEqual({ width: 100, height: 200 });
      expect(rawPayload.includes('Geheim')).toBe(false);
      const { data } = await sharp(rawPayload)
        .extract({ left: 50, top: 20, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(data[0]).toBeGreaterThan(180);
    }
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('as %s', async (format) => {
    const response = await upload(token, await twoColours(60, 60).toFormat(format).toBuffer(), { name: 'x.exe' });
    expect(response.statusCode).toBe(201);
  });

  it('with transparency, grey, sixteen bits or CMYK', async () => {
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const path = (await upload(token, clear)).json().image_path;
    expect((await sharp((await fetchPicture(path)).rawPayload).stats()).isOpaque).toBe(false);
    const grey = await twoColours(50, 50).toColourspace('b-w').jpeg().toBuffer();
    const deep = await twoColours(50, 50).toColourspace('rgb16').png().toBuffer();
    const print = await twoColours(50, 50).toColourspace('cmyk').jpeg().toBuffer();
    for (const bytes of [grey, deep, print]) expect((await upload(token, bytes)).statusCode).toBe(201);
  });

  it('that moves: its first picture is kept', async () => {
    const frames = await Promise.all(
      [RED, BLUE, RED].map((background) =>
        sharp({ create: { width: 30, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif, { pages: -1 }).metadata()).pages).toBe(3);
    const { image_path: path } = (await upload(token, gif)).json();
    const kept = sharp((await fetchPicture(path)).rawPayload, { pages: -1 });
    expect(await kept.metadata()).toMatchObject({ width: 30, height: 30 });
    expect((await kept.stats()).dominant.r).toBeGreaterThan(150);
  });

  it('into the buckets that are meant for people', async () => {
    const bytes = await twoColours(20, 20).png().toBuffer();
    const superuser = await createUser(testApp, { isSuperuser: true });
    expect((await upload(token, bytes, { bucket: 'list-header' })).json().image_path).toMatch(/^list-header\//);
    for (const bucket of ['help', 'thumbnail', 'booking']) {
      const refused = await upload(token, bytes, { bucket });
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'FORBIDDEN']);
      expect((await upload(superuser.token, bytes, { bucket })).statusCode).toBe(201);
    }
    expect((await upload(token, bytes, { bucket: 'secrets' })).statusCode).toBe(422);
    const stranger = await testApp.request('POST /s3/upload/item', await fileForm(bytes));
    expect(stranger.statusCode).toBe(403);
  });
});

describe('Pictures', () => {
  it('are served from their folder only', async () => {
    const { dataDir } = testApp.context.config;
    mkdirSync(join(dataDir, 'images', 'item'), { recursive: true });
    for (const name of ['secret.webp', 'images/item/.x.webp', 'images/item/x.txt'])
      writeFileSync(join(dataDir, name), '');
    for (const path of [
      '../secret.webp',
      '..%2fsecret.webp',
      '%2e%2e/secret.webp',
      'item/',
      '',
      'item/no.webp',
      'item/.x.webp',
      'item/x.txt',
      '%00',
    ]) {
      const { statusCode } = await fetchPicture(path);
      expect([400, 403, 404], path).toContain(statusCode);
    }
  });

  it('that no list and no wish shows are removed when asked for, the others stay', async () => {
    const bytes = await twoColours(20, 20).png().toBuffer();
    const forgotten = await upload(token, bytes);
    const shown = await upload(token, bytes);
    const cover = await upload(token, bytes, { bucket: 'list-header' });
    const paths = [forgotten, shown, cover].map((response) => response.json().image_path as string);
    const registry = await createRegistry(testApp, { thumbnailPath: cover.json().thumbnail_path });
    await createWish(testApp, { registryId: registry.id, imagePath: paths[1] ?? '', deletedAt: new Date() });
    expect(await removePictures(testApp.context, [...paths, 'item/unknown.webp'], isShown)).toBe(1);
    const statuses = await Promise.all(paths.map(async (path) => (await fetchPicture(path)).statusCode));
    expect(statuses).toEqual([404, 200, 200]);
    expect((await fetchPicture(forgotten.json().thumbnail_path)).statusCode).toBe(404);
  });

  it('are switched off with their feature', async () => {
    const features = { ...testApp.context.config.features, uploadImageFeature: false };
    const other = await startTestApp({ features });
    const { token: theirs } = await createUser(other);
    const bytes = await twoColours(20, 20).png().toBuffer();
    const response = await other.request('POST /s3/upload/item', { token: theirs, ...(await fileForm(bytes)) });
    await other.close();
    expect(response.statusCode).toBe(404);
  });
});
