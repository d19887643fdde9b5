import type { FileHandle } from 'node:fs/promises';
import { limitTurns } from '../../http/limits/turns.ts';
import { problem } from '../../http/problem.ts';
import { type Format, formatOf, LONGEST_BEGINNING } from './picture-format.ts';
import { decodeInProcess, type MadePicture } from './start-decoding-process.ts';

/** Two at once, and one of each account: whatever somebody sends, there is a turn for the others. Eight may wait. */
const inTurn = limitTurns({ running: 2, each: 1, waiting: 1, waitingInAll: 8 });
/** Of the two, one may be of those that a decoder holds whole. */
const inTurnOfLarge = limitTurns({ running: 1, waiting: 1, waitingInAll: 1 });

/** @throws SERVICE_UNAVAILABLE when so many pictures wait that one more would be refused */
export function refuseWhenBusy(): void {
  if (inTurn.isFull()) throw problem('SERVICE_UNAVAILABLE', [], 5);
}

/**
 * Decodes a picture that somebody sent and makes it anew: upright, sRGB, WebP and AVIF, without metadata, the
 * first frame of what moves; nothing of the bytes that came is left.
 * @param who sent it; theirs are decoded one after another
 * @throws UNSUPPORTED_MEDIA_TYPE for what is not a sound JPEG, PNG, WebP, AVIF or GIF; PAYLOAD_TOO_LARGE from 40
 * megapixels on; PICTURE_TOO_LARGE_FOR_KIND (422) where its decoder holds it whole, and that is too much;
 * SERVICE_UNAVAILABLE when too many wait
 */
export async function decodePicture(file: FileHandle, who = ''): Promise<MadePicture> {
  const format = await readFormat(file);
  return inTurn(() => decodeInTurn(file, format, 'both'), who);
}

/** Its thumbnail alone, which takes less; else like `decodePicture`. */
export async function decodeThumbnail(file: FileHandle, who: string): Promise<Buffer> {
  const format = await readFormat(file);
  const { files } = await inTurn(() => decodeInTurn(file, format, 'thumbnail'), who);
  return files.get('-480.webp') as Buffer;
}

async function readFormat(file: FileHandle): Promise<Format> {
  const { bytesRead, buffer: beginning } = await file.read(Buffer.alloc(LONGEST_BEGINNING), 0, LONGEST_BEGINNING, 0);
  const format = formatOf(beginning.subarray(0, bytesRead));
  if (!format) throw problem('UNSUPPORTED_MEDIA_TYPE');
  return format;
}

/** The same of a drawing of ours. */
export function decodeDrawing(svg: FileHandle): Promise<MadePicture> {
  return decodeInTurn(svg, 'svg', 'both');
}

async function decodeInTurn(
  file: FileHandle,
  format: Format | 'svg',
  wanted: 'both' | 'thumbnail',
): Promise<MadePicture> {
  const decode = (turn: 'any' | 'large') => decodeInProcess(file, format, { turn, wanted });
  const made = (await decode('any')) ?? (await inTurnOfLarge(() => decode('large')));
  if (!made) throw problem('UNSUPPORTED_MEDIA_TYPE');
  return made;
}
