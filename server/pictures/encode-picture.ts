import { spawn } from 'node:child_process';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { limitTurns } from '../http/limits/turns.ts';
import { problem } from '../http/problem.ts';
import { EXIT_TOO_LARGE } from './encoder-says.ts';
import { type Format, formatOf, LONGEST_BEGINNING } from './picture-format.ts';

const ENCODER = fileURLToPath(new URL('./encoder.ts', import.meta.url));
const LENGTH_BYTES = 4;

const MOST_SECONDS = 20;

/** Two at once, and one of each account: whatever somebody sends, there is a turn for the others. Eight may wait. */
const inTurn = limitTurns({ running: 2, each: 1, waiting: 1, waitingInAll: 8 });

export interface EncodedPicture {
  image: Buffer;
  thumbnail: Buffer;
}

/** @throws SERVICE_UNAVAILABLE when so many pictures wait that one more would be refused */
export function refuseWhenBusy(): void {
  if (inTurn.isFull()) throw problem('SERVICE_UNAVAILABLE', [], 5);
}

/**
 * Decodes a picture that somebody sent and makes it anew: upright, sRGB, WebP, without metadata, the first frame of
 * what moves; nothing of the bytes that came is left.
 * @param who sent it; theirs are decoded one after another
 * @throws UNSUPPORTED_MEDIA_TYPE for what is not a sound JPEG, PNG, WebP, AVIF or GIF; PAYLOAD_TOO_LARGE from 40
 * megapixels on, or where it would unfold to too much; SERVICE_UNAVAILABLE when too many wait
 */
export async function encodePicture(file: FileHandle, who = ''): Promise<EncodedPicture> {
  const { bytesRead, buffer: beginning } = await file.read(Buffer.alloc(LONGEST_BEGINNING), 0, LONGEST_BEGINNING, 0);
  const format = formatOf(beginning.subarray(0, bytesRead));
  if (!format) throw problem('UNSUPPORTED_MEDIA_TYPE');
  return inTurn(() => encodeElsewhere(file, format), who);
}

/** The same two sizes of a drawing of ours. */
export function encodeDrawing(svg: FileHandle): Promise<EncodedPicture> {
  return encodeElsewhere(svg, 'svg');
}

/**
 * In a process of its own (encoder.ts): it may take a few hundred megabytes, which the system has back afterwards, it
 * gives way to those who wait for pages, and a decoder that falls over takes nobody with it.
 */
async function encodeElsewhere(file: FileHandle, format: Format | 'svg'): Promise<EncodedPicture> {
  const encoder = spawn(process.execPath, [ENCODER, format], {
    stdio: [file.fd, 'pipe', 'ignore'],
    // It need not know what the service knows.
    env: {},
    timeout: MOST_SECONDS * 1000,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    encoder.once('error', () => reject(problem('SERVICE_UNAVAILABLE', [], 5)));
    encoder.once('close', resolve);
  });
  const [code, made] = await Promise.all([ended, buffer(encoder.stdout as Readable)]);
  if (code === EXIT_TOO_LARGE) throw problem('PAYLOAD_TOO_LARGE');
  if (code !== 0) throw problem('UNSUPPORTED_MEDIA_TYPE');
  const imageEnd = LENGTH_BYTES + made.readUInt32BE(0);
  return { image: made.subarray(LENGTH_BYTES, imageEnd), thumbnail: made.subarray(imageEnd) };
}
