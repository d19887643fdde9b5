import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PREVIEW_FILE } from '#contract/everywhere/picture-names.ts';
import { createUser } from '../testing/builders.ts';
import { pictureCalls } from '../testing/calls/picture-calls.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';
import { picturesFolder } from './store/open-store.ts';

const testApp = sharedTestApp();
const { upload, fetchPicture } = pictureCalls(() => testApp);

/** A picture of incompressible noise, half transparent. */
async function uploadNoise(): Promise<string> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const drawn = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#000', noise } });
  const { token } = await createUser(testApp);
  const response = await upload(token, await drawn.ensureAlpha(0.5).png().toBuffer());
  return response.json().image_path;
}

test('A picture has a preview that every messenger shows: a JPEG of bounded size, not transparent', async () => {
  const image = await uploadNoise();
  const preview = image.replace('.webp', PREVIEW_FILE);
  const { headers, rawPayload } = await fetchPicture(preview);
  expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': expect.stringMatching('immutable') });
  expect(await sharp(rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    width: 960,
    height: 720,
    hasAlpha: false,
  });
  expect(rawPayload.length).toBeLessThan(600_000);

  // A picture from before previews existed.
  await rm(join(picturesFolder(testApp.context.config), preview));
  const before = await fetchPicture(preview);
  expect([before.statusCode, before.headers.location]).toEqual([302, `/images/${image}`]);
  expect((await fetchPicture('item/nothing.webp')).statusCode).toBe(404);
});
