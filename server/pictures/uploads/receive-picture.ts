import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '#contract/limits.ts';
import { outageIn } from '../../database/outages/outage.ts';
import { invalid, ProblemError, problem } from '../../http/problem.ts';

/** Allowance for the form around the file. */
const REST_OF_FORM = 64 * 1024;
/** How long an upload may stall before it is given up. */
const SILENCE_MS = 20_000;

/** Rejects requests that declare themselves too large, or not a form, before reading any of them. */
export function refuseUnread(request: FastifyRequest): void {
  if (Number(request.headers['content-length'] ?? 0) > LIMITS.uploadBytes + REST_OF_FORM) {
    throw problem('PAYLOAD_TOO_LARGE');
  }
  if (!request.isMultipart()) throw problem('UNSUPPORTED_MEDIA_TYPE');
}

/**
 * Writes the form's single file into `folder` as it arrives, so that uploads take no memory however many there are.
 * The file is unlinked, so nothing is left however this ends. The caller closes it.
 */
export async function receivePicture(request: FastifyRequest, folder: string): Promise<FileHandle> {
  const file = await openNameless(folder);
  const silence = setTimeout(() => request.raw.destroy(), SILENCE_MS);
  try {
    await Promise.race([write(request, file, () => silence.refresh()), untilGone(request)]);
    return file;
  } catch (error) {
    await file.close();
    if (error instanceof ProblemError || outageIn(error) === 'full') throw error;
    throw problem((error as { statusCode?: number }).statusCode === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST');
  } finally {
    clearTimeout(silence);
    // The parser would go on through whatever parts follow.
    request.raw.unpipe();
  }
}

/**
 * Rejects if the connection ends first; otherwise a client that left before the form began would be waited for
 * endlessly.
 */
function untilGone({ raw }: FastifyRequest): Promise<never> {
  return new Promise((_, reject) => {
    const leave = () => raw.readableAborted && reject(problem('BAD_REQUEST'));
    leave();
    raw.once('close', leave);
  });
}

/** Bytes as an unlinked file, for the decoder. The caller closes it. */
export async function keepBytes(bytes: Uint8Array, folder: string): Promise<FileHandle> {
  const file = await openNameless(folder);
  await orClose(file, writeAll(file, bytes, 0));
  return file;
}

async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `.upload.${randomBytes(6).toString('hex')}.draft`);
  const file = await open(path, 'wx+', 0o600);
  await orClose(file, rm(path));
  return file;
}

/** A file handle left open ends the process when it is garbage-collected. */
async function orClose(file: FileHandle, work: Promise<unknown>): Promise<void> {
  await work.catch(async (error) => {
    await file.close();
    throw error;
  });
}

/** On a disk that is almost full only a part is written; the next attempt then says that it is full. */
async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    written += (await file.write(bytes, written, bytes.length - written, position + written)).bytesWritten;
  }
}

/** Written at explicit positions, so that the next reader starts at the beginning. */
async function write(request: FastifyRequest, file: FileHandle, onProgress: () => void): Promise<void> {
  const part = await request.file();
  if (!part) throw invalid('file', 'REQUIRED');
  const stream = part.file;
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    await writeAll(file, chunk, length);
    length += chunk.length;
    onProgress();
  }
  if (stream.truncated) throw problem('PAYLOAD_TOO_LARGE');
}
