import { readFileSync, writeSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { THUMBNAIL_SIDE } from '#contract/limits.ts';
import { EXIT_TOO_LARGE, EXIT_UNREADABLE } from './encoder-says.ts';
import { isTooLarge, isWhatItSeems } from './unfolding.ts';

/*
 * A program of its own, which encode-picture.ts starts: a picture is its input, the format that it seems to have its
 * parameter. Its output is the length of the image, the image and the thumbnail.
 */

const LONGEST_SIDE = 1600;
const OPTIONS: SharpOptions = { limitInputPixels: false, failOn: 'error', pages: 1, unlimited: false };

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);

const [, , seeming = ''] = process.argv;
const bytes = readFileSync(0);
const metadata = await sharp(bytes, OPTIONS).metadata();
if (!isWhatItSeems(metadata, seeming)) process.exit(EXIT_UNREADABLE);
if (isTooLarge(metadata)) process.exit(EXIT_TOO_LARGE);
await encode(sharp(bytes, OPTIONS).autoOrient());

async function encode(picture: Sharp): Promise<void> {
  const { data, info } = await within(picture, LONGEST_SIDE)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const image = await sharp(data, raw).webp({ quality: 80 }).toBuffer();
  const thumbnail = await within(sharp(data, raw), THUMBNAIL_SIDE).webp({ quality: 76 }).toBuffer();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(image.length);
  for (const part of [length, image, thumbnail]) write(part);
}

function within(picture: Sharp, side: number): Sharp {
  return picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

/** A pipe takes a part of it at a time. */
function write(part: Buffer): void {
  for (let written = 0; written < part.length; ) written += writeSync(1, part, written);
}
