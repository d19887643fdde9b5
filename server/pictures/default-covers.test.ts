import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import '#locales/every-language.ts';
import { LANGUAGES } from '#locales/languages.ts';
import { registryEditorTexts } from '#locales/registries/editor.ts';
import { pictures } from '../database/schema/pictures.ts';
import { isShown } from '../farewells/unused-pictures.ts';
import { createUser, registryBody } from '../testing/builders.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';
import { COVERS } from './covers/draw-cover.ts';
import { ensureDefaultCovers } from './default-covers.ts';
import { removePictures } from './remove-pictures.ts';

const testApp = sharedTestApp();
beforeAll(async () => {
  // As on three nodes that start together.
  await Promise.all([1, 2, 3].map(() => ensureDefaultCovers(testApp.context)));
});

async function covers() {
  return (await testApp.request('GET /s3/default_images/header')).json() as Record<
    'image_path' | 'thumbnail_path',
    string
  >[];
}

it('Every parent may choose from twelve covers, which are there in all sizes', async () => {
  expect(await covers()).toHaveLength(12);
  for (const cover of await covers()) {
    const image = await testApp.app.inject(`/images/${cover.image_path}`);
    expect(await sharp(image.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 600 });
    const thumbnail = await testApp.app.inject(`/images/${cover.thumbnail_path}`);
    expect(await sharp(thumbnail.rawPayload).metadata()).toMatchObject({ width: 480, height: 180 });
  }
  const { url } = (await testApp.request('GET /s3_url')).json();
  expect(url).toBe('http://localhost:3000/images');
});

it.each(LANGUAGES)('What each of them shows is said in words of its own (%s)', (language) => {
  const words: Record<string, string> = registryEditorTexts(language).covers;
  expect(Object.keys(words)).toEqual(Object.keys(COVERS));
  expect(new Set(Object.values(words)).size).toBe(Object.keys(COVERS).length);
});

it('Their names tell the colours that are drawn', async () => {
  const thumbnails = (await covers()).map((cover) => cover.thumbnail_path);
  for (const [index, [name, colours]] of Object.entries(COVERS).entries()) {
    const drawn = await coloursOf(thumbnails[index] ?? '');
    const differences = levels(colours).map((level, place) => Math.abs(level - (drawn[place] ?? Number.NaN)));
    // The thumbnail is smaller than what they were taken from: a level more or less is rounding.
    expect(Math.max(...differences), name).toBeLessThanOrEqual(1);
  }
});

/** Of the four corners, red, green and blue in sixteen levels. */
function levels(colours: string): number[] {
  return Array.from(colours, (level) => Number.parseInt(level, 16));
}

async function coloursOf(thumbnail: string): Promise<number[]> {
  const { rawPayload } = await testApp.app.inject(`/images/${thumbnail}`);
  const corners = await sharp(rawPayload).removeAlpha().resize(2, 2, { fit: 'fill' }).raw().toBuffer();
  return Array.from(corners, (value) => Math.round(value / 17));
}

it('A list can have one, and no clean-up takes them away', async () => {
  const [cover] = await covers();
  const { token } = await createUser(testApp);
  const response = await testApp.request('POST /birthregistry/', {
    token,
    body: registryBody(cover),
  });
  expect(response.json()).toMatchObject({ ...cover });
  expect(
    await removePictures(
      testApp.context,
      (await covers()).map((one) => one.image_path),
      isShown,
    ),
  ).toBe(0);
});

it('A start finds them as they are, and draws again what is lost', async () => {
  const lost = (await covers())[2]?.thumbnail_path ?? '';
  await rm(join(testApp.context.config.dataDir, 'images', lost));
  await ensureDefaultCovers(testApp.context);
  expect((await testApp.app.inject(`/images/${lost}`)).statusCode).toBe(200);
  expect(await testApp.context.database.select().from(pictures)).toHaveLength(12);
});
