import { randomUUID } from 'node:crypto';
import { existsSync, fstatSync, openSync, readlinkSync, readSync, statfsSync, unlinkSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import type { PictureFile } from '#contract/everywhere/picture-names.ts';
import { LONGEST_SIDE, MIDDLE_SIDE, THUMBNAIL_SIDE } from '#contract/everywhere/picture-sizes.ts';
import { endWhenGreedy } from './end-when-greedy.ts';
import {
  type AnswerHead,
  EXIT_LARGE,
  EXIT_NO_ROOM,
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
/** Efforts of WebP: more takes up to 50 MiB for a large one full of details, and makes ordinary photos 4% smaller. */
const SOLID = { avif: AVIF, efforts: { large: 2, middle: 4 } };
/** With colours as fine as the light, AVIF takes 12 MiB more. */
const SEE_THROUGH = { avif: { ...AVIF, chromaSubsampling: '4:2:0' }, efforts: { large: 0, middle: 0 } };
/** Even at the lowest effort, encoders take up to 36 bytes for each: AVIF 31 MiB in all. */
const MOST_PIXELS_SEE_THROUGH = 800_000;
/** Of 40 megapixels in a square, narrowed and see-through. */
const UNPACKED_BYTES = LONGEST_SIDE * 6325 * 4;
/** Messengers ignore larger previews. */
const MOST_PREVIEW_BYTES = 300_000;

/** A plain TIFF: a file, or its contents. */
type Unpacked = string | Buffer;

sharp.concurrency(1);
sharp.cache(false);

const [, , seeming = '', turn = '', wanted = ''] = process.argv;
/** Where Linux names open files: libvips reads them piece by piece, or maps them, which takes no memory. */
const OPEN_FILES = '/proc/self/fd';
const isOnLinux = existsSync(OPEN_FILES);
await endWhenGreedy();
const input = isOnLinux ? `${OPEN_FILES}/0` : readInput();
await encode(await shrink());

/** The picture in the largest size to keep, upright; the exit code tells why it was not accepted. */
async function shrink(): Promise<Unpacked> {
  const metadata = await sharp(input, OPTIONS).metadata();
  refuse(metadata);
  collect();
  const picture = sharp(input, OPTIONS);
  return isNarrowedFirst(metadata)
    ? narrowFirst(picture, metadata)
    : unpack(within(picture.autoOrient(), LONGEST_SIDE));
}

/** The file, read for its headers, can be collected once this returns. */
function refuse(metadata: Metadata): void {
  const bytes = readInput();
  if (!isWhatItSeems(metadata, seeming)) process.exit(EXIT_UNREADABLE);
  if (hasTooManyPixels(metadata)) process.exit(EXIT_TOO_LARGE);
  if (isTooLargeForKind(metadata, bytes)) process.exit(EXIT_TOO_LARGE_FOR_KIND);
  if (isLarge(metadata, bytes) && turn !== 'large') process.exit(EXIT_LARGE);
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

/** As it is stored, and turned only when it is small: what is turned is held whole. */
async function narrowFirst(picture: Sharp, { width, height }: Metadata): Promise<Unpacked> {
  const factor = LONGEST_SIDE / Math.max(width, height);
  const size = { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
  const narrow = await unpack(picture.resize({ width: size.width, height, fit: 'fill' }).keepExif());
  const small = await unpack(
    read(narrow)
      .resize({ ...size, fit: 'fill' })
      .keepExif(),
  );
  return unpack(read(small).autoOrient());
}

/** Into a nameless file where possible; into memory otherwise. */
async function unpack(picture: Sharp): Promise<Unpacked> {
  const plain = picture.toColourspace('srgb').tiff({ compression: 'none' });
  const file = openNameless();
  const unpacked = file ?? (await plain.toBuffer());
  if (file) await plain.toFile(file).catch(() => process.exit(hasRoom(file) ? EXIT_UNREADABLE : EXIT_NO_ROOM));
  collect();
  return unpacked;
}

/** Whether the largest picture could be unpacked there. */
function hasRoom(file: string): boolean {
  const { bavail, bsize } = statfsSync(file);
  return bavail * bsize > UNPACKED_BYTES;
}

/** Beside the input, because /tmp may be memory; null where that cannot be written, or elsewhere than on Linux. */
function openNameless(): string | null {
  try {
    const path = join(dirname(readlinkSync(`${OPEN_FILES}/0`)), `.unpacked.${randomUUID()}.draft`);
    const file = openSync(path, 'wx', 0o600);
    unlinkSync(path);
    return `${OPEN_FILES}/${file}`;
  } catch {
    return null;
  }
}

function read(picture: Unpacked): Sharp {
  return sharp(picture, { limitInputPixels: false });
}

/** What has been used stays in memory until collected, which nothing else would trigger. */
function collect(): void {
  globalThis.gc?.();
}

async function encode(shrunk: Unpacked): Promise<void> {
  const isSolid = await isOpaque(shrunk);
  const drawing = isSolid ? shrunk : await withFewerPixels(shrunk);
  const { width, height } = await read(drawing).metadata();
  const thumbnail = await unpack(within(read(drawing), THUMBNAIL_SIDE));
  const files: [PictureFile, Buffer][] = [['-480.webp', await read(thumbnail).webp({ quality: 76 }).toBuffer()]];
  if (wanted !== 'thumbnail') {
    const resized = within(read(drawing), MIDDLE_SIDE);
    const middle = await unpack(isSolid ? resized.removeAlpha() : resized);
    const { avif, efforts } = isSolid ? SOLID : SEE_THROUGH;
    files.push(['-480.avif', await read(thumbnail).avif(avif).toBuffer()]);
    files.push(['-960.avif', await read(middle).avif(avif).toBuffer()]);
    files.push(['.webp', await read(drawing).webp({ quality: 80, effort: efforts.large }).toBuffer()]);
    files.push(['-960.webp', await read(middle).webp({ quality: 78, effort: efforts.middle }).toBuffer()]);
    files.push(['-960.jpg', await previewOf(read(middle))]);
  }
  const lengths = files.map(([name, { length }]): [PictureFile, number] => [name, length]);
  const colours = isSolid ? await coloursOf(within(read(drawing), THUMBNAIL_SIDE)) : null;
  answer({ width, height, colours, files: lengths }, files);
}

/** Whether nothing behind it shows through. */
async function isOpaque(picture: Unpacked): Promise<boolean> {
  const { hasAlpha } = await read(picture).metadata();
  return !hasAlpha || (await read(picture).stats()).isOpaque;
}

async function withFewerPixels(picture: Unpacked): Promise<Unpacked> {
  const { width, height } = await read(picture).metadata();
  const factor = Math.sqrt(MOST_PIXELS_SEE_THROUGH / (width * height));
  return factor < 1 ? unpack(within(read(picture), Math.floor(factor * Math.max(width, height)))) : picture;
}

/** The picture messaging apps show for a shared link: they do not support transparency. */
async function previewOf(picture: Sharp): Promise<Buffer> {
  const flat = picture.flatten({ background: '#ffffff' });
  const preview = await flat.clone().jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  return preview.length <= MOST_PREVIEW_BYTES ? preview : flat.jpeg({ quality: 50, mozjpeg: true }).toBuffer();
}

/** The colours of its corners, rounded as they were when covers got their names. */
async function coloursOf(thumbnail: Sharp): Promise<string> {
  const { data, info } = await thumbnail.raw().toBuffer({ resolveWithObject: true });
  const corners = await sharp(data, { raw: info }).removeAlpha().resize(2, 2, { fit: 'fill' }).raw().toBuffer();
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
