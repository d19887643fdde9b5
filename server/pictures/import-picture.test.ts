import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictures } from '../database/schema/pictures.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createUser } from '../testing/builders.ts';
import { startShop, type TestShop } from '../testing/shop.ts';

let testApp: TestApp;
let token: string;
let shop: TestShop;
let picture: Buffer;
const answers: Record<string, (response: ServerResponse) => void> = {
  '/lit.jpg': (response) => response.end(picture),
  '/moved.jpg': (response) => response.writeHead(301, { location: '/lit.jpg' }).end(),
  '/inside.jpg': (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/lit.jpg' }).end(),
  '/drawing.svg': (response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  '/page.jpg': (response) => response.end('<!doctype html><title>Lit</title>'),
  '/large.jpg': (response) => response.end(Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024)])),
  '/gone.jpg': (response) => response.writeHead(404).end(picture),
};
beforeAll(async () => {
  picture = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#6ec1e4' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'La boutique' } })
    .toBuffer();
  shop = await startShop((path, response) => answers[path]?.(response) ?? response.writeHead(404).end());
  testApp = await startTestApp({ fetchAllowHosts: [shop.host] });
  ({ token } = await createUser(testApp));
});
afterAll(async () => {
  await testApp.close();
  await shop.close();
});

const bring = (url: string, spelling = 'upload_dist') =>
  testApp.request(`POST /s3/${spelling}/item?${new URLSearchParams({ img_url: url })}`, { token });

const preview = (url: string, caller: { token?: string } = { token }) =>
  testApp.request(`POST /s3/preview_dist?${new URLSearchParams({ img_url: url })}`, caller);

describe('The picture of a shop', () => {
  it.each(['/lit.jpg', '/moved.jpg'])('comes into our store, made anew: %s', async (path) => {
    const response = await bring(`${shop.origin}${path}`, path === '/moved.jpg' ? 'upload-dist' : 'upload_dist');
    expect(response.statusCode, response.body).toBe(201);
    const { image_path: imagePath, thumbnail_path: thumbnailPath } = response.json();
    expect(imagePath).toMatch(/^item\/[\da-f]{32}-1600x800-[\da-f]{12}\.webp$/);
    const read = async (stored: string) =>
      sharp(await readFile(join(testApp.context.config.dataDir, 'images', stored))).metadata();
    expect(await read(imagePath)).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    expect((await read(imagePath)).exif).toBeUndefined();
    expect((await read(thumbnailPath)).width).toBe(480);
  });

  it.each([
    ['/gone.jpg', 422, 'UNPROCESSABLE_ENTITY'],
    ['/inside.jpg', 422, 'UNPROCESSABLE_ENTITY'],
    ['/drawing.svg', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['/page.jpg', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['/large.jpg', 413, 'PAYLOAD_TOO_LARGE'],
  ])('stays there where it is none: %s', async (path, status, code) => {
    const response = await bring(`${shop.origin}${path}`);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it('is shown before, small, and nothing of it is kept', async () => {
    const kept = () => testApp.context.database.$count(pictures);
    const before = await kept();
    const response = await preview(`${shop.origin}/moved.jpg`);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const [, base64 = ''] = /^data:image\/webp;base64,(.+)$/.exec(response.json().picture) ?? [];
    expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 480 });
    expect(await kept()).toBe(before);
  });

  it('is shown to nobody who is not logged in, and not where it is none', async () => {
    const url = `${shop.origin}/lit.jpg`;
    const visits = shop.visits.length;
    expect((await preview(url, {})).statusCode).toBe(403);
    expect(shop.visits.length).toBe(visits);
    expect((await preview(`${shop.origin}/drawing.svg`)).statusCode).toBe(415);
    expect((await preview('http://127.0.0.1:5432/lit.jpg')).statusCode).toBe(422);
  });

  it.each(['http://127.0.0.1:5432/lit.jpg', 'http://[::1]/lit.jpg'])('is not looked for inside: %s', async (url) => {
    const response = await bring(url);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toMatchObject([{ path: 'query.img_url', code: 'PICTURE_NOT_FETCHED' }]);
  });
});
