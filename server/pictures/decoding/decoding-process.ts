import { fstatSync, readSync, writeSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import sharp, { type Metadata, type OutputInfo, type Sharp, type SharpOptions } from 'sharp';
import type { PictureFile } from '#contract/everywhere/picture-names.ts';
import { LONGEST_SIDE, MIDDLE_SIDE, THUMBNAIL_SIDE } from '#contract/everywhere/picture-sizes.ts';
import {
  type AnswerHead,
  EXIT_LARGE,
  EXIT_TOO_LARGE,
  EXIT_TOO_LARGE_FOR_KIND,
  EXIT_UNREADABLE,
} from './process-answer.ts';
import { hasTooManyPixels, isLarge, isNarrowedFirst, isTooLargeForKind } from './too-large.ts';

/*
 * A separate program, started by start-decoding-process.ts. Input: a picture. Parameters: its apparent format,
 * `large` in a large picture's turn, `thumbnail` if only that is wanted. Output: the length of a header, the header
 * (AnswerHead, JSON), and the files it lists.
 */

const OPTIONS: SharpOptions = { limitInputPixels: false, failOn: 'error', pages: 1, unlimited: false };
/** AVIF at the same pixel size as WebP, a fifth smaller, in the time of two WebPs. More effort takes seconds. */
const AVIF = { quality: 55, effort: 2 };
/** Messengers ignore larger previews. */
const MOST_PREVIEW_BYTES = 300_000;

type Unpacked = { data: Buffer; info: OutputInfo };

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);

const [, , seeming = '', turn = '', wanted = ''] = process.argv;
const shrunk = await shrink(readInput());
// The file and the intermediate results stay in memory until collected, which nothing else would trigger.
globalThis.gc?.();
await encode(shrunk);

/** The files to keep, upright and decoded; the exit code tells why a picture was not accepted. */
async function shrink(bytes: Buffer): Promise<Unpacked> {
  const metadata = await sharp(bytes, OPTIONS).metadata();
  if (!isWhatItSeems(metadata, seeming)) process.exit(EXIT_UNREADABLE);
  if (hasTooManyPixels(metadata)) process.exit(EXIT_TOO_LARGE);
  if (isTooLargeForKind(metadata, bytes)) process.exit(EXIT_TOO_LARGE_FOR_KIND);
  if (isLarge(metadata, bytes) && turn !== 'large') process.exit(EXIT_LARGE);
  const picture = sharp(bytes, OPTIONS).autoOrient();
  return isNarrowedFirst(metadata) ? narrowFirst(picture, metadata) : unpack(within(picture, LONGEST_SIDE));
}

/** Whether it is what its first bytes claim. */
function isWhatItSeems({ format, compression }: Metadata, seeming: string): boolean {
  return seeming === 'avif' ? format === 'heif' && compression === 'av1' : format === seeming;
}

/** A file from its beginning: part of it may have been read already. */
function readInput(): Buffer {
  const input = Buffer.alloc(fstatSync(0).size);
  readSync(0, input, 0, input.length, 0);
  return input;
}

async function narrowFirst(picture: Sharp, { autoOrient: upright, orientation = 1 }: Metadata): Promise<Unpacked> {
  const factor = LONGEST_SIDE / Math.max(upright.width, upright.height);
  const width = Math.max(1, Math.round(upright.width * factor));
  const height = Math.max(1, Math.round(upright.height * factor));
  // Its rows are columns if it is stored on its side.
  const narrow = orientation > 4 ? { width: upright.width, height } : { width, height: upright.height };
  const { data, info } = await unpack(picture.resize({ ...narrow, fit: 'fill' }));
  return unpack(sharp(data, { limitInputPixels: false, raw: info }).resize({ width, height, fit: 'fill' }));
}

function unpack(picture: Sharp): Promise<Unpacked> {
  return picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}

async function encode({ data, info }: Unpacked): Promise<void> {
  const { width, height, channels } = info;
  const drawn = () => sharp(data, { raw: { width, height, channels } });
  const small = await within(drawn(), THUMBNAIL_SIDE).raw().toBuffer({ resolveWithObject: true });
  const thumbnail = () => sharp(small.data, { raw: { ...small.info, channels } });
  const files: [PictureFile, Buffer][] = [['-480.webp', await thumbnail().webp({ quality: 76 }).toBuffer()]];
  if (wanted !== 'thumbnail') {
    files.push(['-480.avif', await thumbnail().avif(AVIF).toBuffer()]);
    files.push(['-960.webp', await within(drawn(), MIDDLE_SIDE).webp({ quality: 78 }).toBuffer()]);
    files.push(['-960.avif', await within(drawn(), MIDDLE_SIDE).avif(AVIF).toBuffer()]);
    files.push(['-960.jpg', await previewOf(within(drawn(), MIDDLE_SIDE))]);
    files.push(['.webp', await drawn().webp({ quality: 80 }).toBuffer()]);
  }
  const lengths = files.map(([name, { length }]): [PictureFile, number] => [name, length]);
  answer({ width, height, colours: await coloursOf(thumbnail()), files: lengths }, files);
}

/** The picture messaging apps show for a shared link: they do not support transparency. */
async function previewOf(picture: Sharp): Promise<Buffer> {
  const flat = picture.flatten({ background: '#ffffff' });
  const preview = await flat.clone().jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  return preview.length <= MOST_PREVIEW_BYTES ? preview : flat.jpeg({ quality: 50, mozjpeg: true }).toBuffer();
}

/** The colours of its corners, provided nothing behind it shows through. */
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

/** A pipe accepts only part of it at a time. */
function write(part: Buffer): void {
  for (let written = 0; written < part.length; ) written += writeSync(1, part, written);
}
