import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '#contract/limits.ts';
import { invalid, ProblemError, problem } from '../http/problem.ts';

/** What stands around the file in its form. */
const REST_OF_FORM = 64 * 1024;
/** How long nothing may come before the upload is given up. */
const SILENCE_MS = 20_000;

/** Refuses what says of itself that it is too large or no form, before any of it is read. */
export function refuseUnread(request: FastifyRequest): void {
  if (Number(request.headers['content-length'] ?? 0) > LIMITS.uploadBytes + REST_OF_FORM) {
    throw problem('PAYLOAD_TOO_LARGE');
  }
  if (!request.isMultipart()) throw problem('UNSUPPORTED_MEDIA_TYPE');
}

/**
 * Writes the one file of a form into `folder` as it comes, so that no memory is taken however many are on their way.
 * The file has no name: nothing is left of it however this ends. The caller closes it.
 */
export async function receivePicture(request: FastifyRequest, folder: string): Promise<FileHandle> {
  const file = await openNameless(folder);
  const silence = setTimeout(() => request.raw.destroy(), SILENCE_MS);
  try {
    const part = await request.file();
    if (!part) throw invalid('file', 'REQUIRED');
    await write(part, file, () => silence.refresh());
    return file;
  } catch (error) {
    await file.close();
    if (error instanceof ProblemError) throw error;
    throw problem((error as { statusCode?: number }).statusCode === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST');
  } finally {
    clearTimeout(silence);
  }
}

/** Bytes as a file without a name, for the decoder. The caller closes it. */
export async function keepBytes(bytes: Uint8Array, folder: string): Promise<FileHandle> {
  const file = await openNameless(folder);
  await file.write(bytes, 0, bytes.length, 0);
  return file;
}

async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `.upload.${randomBytes(6).toString('hex')}.draft`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
}

/** At places of its own, so that who reads the file next begins at its beginning. */
async function write({ file: stream }: MultipartFile, file: FileHandle, onProgress: () => void): Promise<void> {
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    await file.write(chunk, 0, chunk.length, length);
    length += chunk.length;
    onProgress();
  }
  if (stream.truncated) throw problem('PAYLOAD_TOO_LARGE');
}
