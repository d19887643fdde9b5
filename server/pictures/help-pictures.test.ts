import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { HELP_PICTURES, type HelpPicture, helpPicturePath } from '#contract/help-pictures.ts';
import { LANGUAGES } from '#locales/languages.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';
import { ensureHelpPictures, helpPictureFile } from './help-pictures.ts';
import { pictureStore } from './store/open-store.ts';

const MOST_BYTES = 25_000;
const names = Object.keys(HELP_PICTURES.fr) as HelpPicture[];
const testApp = sharedTestApp();

test.each(LANGUAGES)('every picture of the help is there in %s, as it was taken, and small', async (language) => {
  const files = await readdir(new URL('.', helpPictureFile(language, 'any')));
  expect(files.sort()).toEqual(names.map((name) => `${name}.webp`).sort());
  for (const name of names) {
    const picture = await readFile(helpPictureFile(language, name));
    expect(createHash('sha256').update(picture).digest('hex').slice(0, 32), name).toBe(HELP_PICTURES[language][name]);
    expect(picture.length, name).toBeLessThanOrEqual(MOST_BYTES);
  }
});

test('the service stores them once, where browsers load them and may keep them', async () => {
  await Promise.all([ensureHelpPictures(testApp.context), ensureHelpPictures(testApp.context)]);
  const path = helpPicturePath('de', 'basket-bar');
  expect(await pictureStore(testApp.context).has(path)).toBe(true);
  const { statusCode, headers, rawPayload } = await testApp.app.inject(`/images/${path}`);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect(rawPayload).toEqual(await readFile(helpPictureFile('de', 'basket-bar')));
});
