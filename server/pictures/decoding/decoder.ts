import { fstatSync, readSync, writeSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { THUMBNAIL_SIDE } from '#contract/limits.ts';
import { isLarge, isTooLarge } from './decoder-memory.ts';
import { EXIT_LARGE, EXIT_TOO_LARGE, EXIT_UNREADABLE } from './decoder-says.ts';

/*
 * A program of its own, which decode-picture.ts starts: a picture is its input, the format that it seems to have its
 * parameter, `large` when a large one has its turn, and `thumbnail` when only that is wanted. Its output is the length of
 * the image, the image (nothing where it is not wanted) and the thumbnail.
 */

const LONGEST_SIDE = 1600;
const OPTIONS: SharpOptions = { limitInputPixels: false, failOn: 'error', pages: 1, unlimited: false };

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);

const [, , seeming = '', turn = '', wanted = ''] = process.argv;
const bytes = readInput();
const metadata = await sharp(bytes, OPTIONS).metadata();
if (!isWhatItSeems(metadata, seeming)) process.exit(EXIT_UNREADABLE);
if (isTooLarge(metadata)) process.exit(EXIT_TOO_LARGE);
if (isLarge(metadata) && turn !== 'large') process.exit(EXIT_LARGE);
await encode(sharp(bytes, OPTIONS).autoOrient());

/** Whether it is what its first bytes say. */
function isWhatItSeems({ format, compression }: Metadata, seeming: string): boolean {
  return seeming === 'avif' ? format === 'heif' && compression === 'av1' : format === seeming;
}

/** A file, from its beginning: it may have been read before. */
function readInput(): Buffer {
  const input = Buffer.alloc(fstatSync(0).size);
  readSync(0, input, 0, input.length, 0);
  return input;
}

async function encode(picture: Sharp): Promise<void> {
  const { data, info } = await within(picture, LONGEST_SIDE)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const image = wanted === 'thumbnail' ? Buffer.alloc(0) : await sharp(data, raw).webp({ quality: 80 }).toBuffer();
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
