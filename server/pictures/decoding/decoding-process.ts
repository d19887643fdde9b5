import { fstatSync, readSync, writeSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { MIDDLE_SIDE, THUMBNAIL_SIDE } from '#contract/page-limits.ts';
import type { PictureFile } from '#contract/picture-names.ts';
import { type AnswerHead, EXIT_LARGE, EXIT_TOO_LARGE, EXIT_UNREADABLE } from './process-answer.ts';
import { isLarge, isTooLarge } from './too-large.ts';

/*
 * A program of its own, which start-decoding-process.ts starts: a picture is its input, the format that it seems to have its
 * parameter, `large` when a large one has its turn, and `thumbnail` when only that is wanted. Its output is the length of
 * a head, the head (AnswerHead, JSON), and the files that it names.
 */

const LONGEST_SIDE = 1600;
const OPTIONS: SharpOptions = { limitInputPixels: false, failOn: 'error', pages: 1, unlimited: false };
/** AVIF of as many pixels as WebP, a fifth smaller, for the time that twice as much WebP takes. More effort takes seconds. */
const AVIF = { quality: 55, effort: 2 };

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
  const { width, height, channels } = info;
  const drawn = () => sharp(data, { raw: { width, height, channels } });
  const small = await within(drawn(), THUMBNAIL_SIDE).raw().toBuffer({ resolveWithObject: true });
  const thumbnail = () => sharp(small.data, { raw: { ...small.info, channels } });
  const files: [PictureFile, Buffer][] = [['-480.webp', await thumbnail().webp({ quality: 76 }).toBuffer()]];
  if (wanted !== 'thumbnail') {
    files.push(['-480.avif', await thumbnail().avif(AVIF).toBuffer()]);
    files.push(['-960.webp', await within(drawn(), MIDDLE_SIDE).webp({ quality: 78 }).toBuffer()]);
    files.push(['-960.avif', await within(drawn(), MIDDLE_SIDE).avif(AVIF).toBuffer()]);
    files.push(['.webp', await drawn().webp({ quality: 80 }).toBuffer()]);
  }
  const lengths = files.map(([name, { length }]): [PictureFile, number] => [name, length]);
  answer({ width, height, colours: await coloursOf(thumbnail()), files: lengths }, files);
}

/** The colours of its corners, if nothing behind it shows through. */
async function coloursOf(thumbnail: Sharp): Promise<string | null> {
  if (!(await thumbnail.clone().stats()).isOpaque) return null;
  const corners = await thumbnail.removeAlpha().resize(2, 2, { fit: 'fill' }).raw().toBuffer();
  return Array.from(corners, (value) => Math.round(value / 17).toString(16)).join('');
}

function within(picture: Sharp, side: number): Sharp {
  return picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

function answer(head: AnswerHead, files: [PictureFile, Buffer][]): void {
  const words = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(words.length);
  for (const part of [length, words, ...files.map(([, file]) => file)]) write(part);
}

/** A pipe takes a part of it at a time. */
function write(part: Buffer): void {
  for (let written = 0; written < part.length; ) written += writeSync(1, part, written);
}
