import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictures } from '../../database/schema/pictures.ts';
import { createUser } from '../../testing/builders.ts';
import { pictureCalls, RED, twoColours } from '../../testing/calls/picture-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';
import { solidPng } from '../../testing/solid-png.ts';

const testApp = sharedTestApp();
const { upload } = pictureCalls(() => testApp);
let token: string;
beforeAll(async () => {
  ({ token } = await createUser(testApp));
});

describe('An upload is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  it.each([
    ['SVG', Buffer.from(svg)],
    ['SVG with a declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['a JPEG’s beginning', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
    ['a GIF’s beginning', Buffer.from('GIF89a<script>')],
    ['a WebP’s beginning', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ')],
    ['an AVIF’s beginning', Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1')],
    ['PDF', Buffer.from('%PDF-1.7\n')],
  ])('when it is %s, whatever its name', async (_what, bytes) => {
    const response = await upload(token, bytes, { name: 'photo.jpg' });
    expect([response.statusCode, response.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('when it is TIFF', async () => {
    expect((await upload(token, await twoColours(20, 20).tiff().toBuffer())).statusCode).toBe(415);
  });

  it('when it is larger than ten megabytes', async () => {
    const picture = await twoColours(20, 20).png().toBuffer();
    const limit = 10 * 1024 * 1024;
    const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    expect((await upload(token, padded(limit))).statusCode).toBe(201);
    const response = await upload(token, padded(limit + 1));
    expect([response.statusCode, response.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('when it unfolds to more than forty megapixels', async () => {
    const bomb = solidPng(8000, 5001, [0xcc, 0x33, 0x33]);
    expect(bomb.length).toBeLessThan(1_000_000);
    const response = await upload(token, bomb);
    expect([response.statusCode, response.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('when a decoder would hold it whole, and more than it may, in words that say what helps', async () => {
    const gif = await sharp({ create: { width: 3500, height: 3500, channels: 3, background: RED } })
      .gif({ effort: 1 })
      .toBuffer();
    const { statusCode, json } = await upload(token, gif);
    expect([statusCode, json().errors]).toEqual([
      422,
      [{ path: 'file', code: 'PICTURE_TOO_LARGE_FOR_KIND', message: expect.stringContaining('JPEG ordinaire') }],
    ]);
  });

  it('when it is no form with a file', async () => {
    const send = (body: string | object, type: string) =>
      testApp.request('POST /s3/upload/item', { token, body, headers: { 'content-type': type } });
    expect((await send({ file: 'x' }, 'application/json')).statusCode).toBe(415);
    expect((await send('raw', 'image/jpeg')).statusCode).toBe(415);
    expect((await send('--b\r\n', 'multipart/form-data')).statusCode).toBe(400);
    expect((await send('--b\r\nContent-Disp', 'multipart/form-data; boundary=b')).statusCode).toBe(400);
    expect((await send('garbage', 'multipart/form-data; boundary=b')).statusCode).toBe(400);
    const empty = await send('--b--\r\n', 'multipart/form-data; boundary=b');
    expect(empty.statusCode).toBe(422);
    const field = '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\ntext\r\n--b--\r\n';
    expect((await send(field, 'multipart/form-data; boundary=b')).statusCode).toBe(422);
    expect((await testApp.request('POST /s3/upload/item', { token })).statusCode).toBe(415);
  });

  it('leaves no file and no row behind', async () => {
    const folder = join(testApp.context.config.dataDir, 'images', 'item');
    const before = [await readdir(folder), await testApp.context.database.select().from(pictures)];
    await upload(token, Buffer.from(svg));
    expect([await readdir(folder), await testApp.context.database.select().from(pictures)]).toEqual(before);
    expect(before[0]?.every((name) => /\.(webp|avif|jpg)$/.test(String(name)))).toBe(true);
  });
});
