import type { FileHandle } from 'node:fs/promises';
import { limitTurns } from '../../http/limits/turns.ts';
import { problem } from '../../http/problem.ts';
import { type Format, formatOf, LONGEST_BEGINNING } from './picture-format.ts';
import { decodeInProcess, type MadePicture } from './start-decoding-process.ts';

/** Two at once, one per place: whatever somebody uploads, others still get a turn. Eight may wait, four of a place. */
const inTurn = limitTurns({ running: 2, each: 1, waiting: 4, waitingInAll: 8 });
/** One per account, wherever it sends from. They take no place in the queue while they wait for each other. */
const inTurnOfAccount = limitTurns({ running: 1000, each: 1, waiting: 8, waitingInAll: 1000 });
/** Only one of the two may be of the kind that decoders hold in memory whole. */
const inTurnOfLarge = limitTurns({ running: 1, waiting: 1, waitingInAll: 1 });

/** Of a picture: its account, null for none, and where it comes from (http/limits/client-of.ts). */
export interface Sender {
  userId: number | null;
  who: string;
}

const NOBODY: Sender = { userId: null, who: '' };

/** @throws SERVICE_UNAVAILABLE when the queue of pictures is full */
export function refuseWhenBusy(): void {
  if (inTurn.isFull()) throw problem('SERVICE_UNAVAILABLE', [], 5);
}

/**
 * Decodes an uploaded picture and re-creates it: upright, sRGB, WebP and AVIF, no metadata, first frame only; none of
 * the original bytes remain. decoding-process.ts resizes it, to the sizes in contract/everywhere/picture-sizes.ts.
 * @param by whose it is; pictures of one place or account are decoded one after another
 * @throws UNSUPPORTED_MEDIA_TYPE for anything but a sound JPEG, PNG, WebP, AVIF or GIF; PAYLOAD_TOO_LARGE from 40
 * megapixels on; PICTURE_TOO_LARGE_FOR_KIND (422) where its decoder would hold too much in memory;
 * SERVICE_UNAVAILABLE when too many wait
 */
export async function decodePicture(file: FileHandle, by = NOBODY): Promise<MadePicture> {
  const format = await readFormat(file);
  return inTurns(() => decodeInTurn(file, format, 'both'), by);
}

/** Only its thumbnail, which is cheaper; otherwise like `decodePicture`. */
export async function decodeThumbnail(file: FileHandle, by: Sender): Promise<Buffer> {
  const format = await readFormat(file);
  const { files } = await inTurns(() => decodeInTurn(file, format, 'thumbnail'), by);
  return files.get('-480.webp') as Buffer;
}

function inTurns<Result>(work: () => Promise<Result>, { userId, who }: Sender): Promise<Result> {
  const inTurnOfPlace = () => inTurn(work, who);
  return userId === null ? inTurnOfPlace() : inTurnOfAccount(inTurnOfPlace, String(userId));
}

async function readFormat(file: FileHandle): Promise<Format> {
  const { bytesRead, buffer: beginning } = await file.read(Buffer.alloc(LONGEST_BEGINNING), 0, LONGEST_BEGINNING, 0);
  const format = formatOf(beginning.subarray(0, bytesRead));
  if (!format) throw problem('UNSUPPORTED_MEDIA_TYPE');
  return format;
}

/** Like `decodePicture`, for a drawing of ours. */
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
