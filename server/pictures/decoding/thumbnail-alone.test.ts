import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PICTURE_FILES } from '#contract/everywhere/picture-names.ts';
import { decodeThumbnail } from './decode-picture.ts';
import { decodeInProcess } from './start-decoding-process.ts';

it('Where only the thumbnail is wanted, it is the same, and nothing else is made', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cigogne-thumbnail-'));
  const path = join(folder, 'photo.jpg');
  await sharp({ create: { width: 2000, height: 1000, channels: 3, background: 'teal' } })
    .jpeg()
    .toFile(path);
  const file = await open(path);
  const both = await decodeInProcess(file, 'jpeg', { turn: 'any', wanted: 'both' });
  const alone = await decodeInProcess(file, 'jpeg', { turn: 'any', wanted: 'thumbnail' });
  const thumbnail = both?.files.get('-480.webp');
  expect(both?.files.size).toBe(PICTURE_FILES.length);
  expect(alone?.files).toEqual(new Map([['-480.webp', thumbnail]]));
  expect(await decodeThumbnail(file, { userId: null, who: 'anybody' })).toEqual(thumbnail);
  await file.close();
  await rm(folder, { recursive: true });
});
