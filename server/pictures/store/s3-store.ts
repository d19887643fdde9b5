import { createHash } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../../config/s3.ts';
import { problem } from '../../http/problem.ts';
import { cacheControl, contentDisposition, contentType } from './file-headers.ts';
import type { PictureStore, StoreLog } from './picture-store.ts';

const BACK_IN_SECONDS = 10;

/** Pictures as objects in a bucket, which serves them itself. */
export function s3Store(settings: S3Settings, log?: StoreLog): PictureStore {
  const client = connectS3(settings);
  const noticing = noticeOutages(log);
  const at = (path: string) => ({ Bucket: settings.bucket, Key: path });
  return {
    put: (path, bytes) => noticing(() => putObject(client, settings.bucket, path, bytes), { stores: true }),
    has: (path) =>
      noticing(() =>
        client.send(new HeadObjectCommand(at(path))).then(
          () => true,
          (error: unknown) => {
            if (error instanceof NotFound) return false;
            throw error;
          },
        ),
      ),
    read: (path) => noticing(() => readObject(client, settings.bucket, path)),
    async remove(path) {
      await noticing(() => client.send(new DeleteObjectCommand(at(path))));
    },
  };
}

/** What moving pictures also needs: looking at, reading and removing what is there. Failures are the store's own. */
export function openBucket(settings: S3Settings) {
  const client = connectS3(settings);
  const at = (path: string) => ({ Bucket: settings.bucket, Key: path });
  return {
    put: (path: string, bytes: Uint8Array) => putObject(client, settings.bucket, path, bytes),
    /** The checksum from when we put it; null if it is not there or has none. */
    async checksumOf(path: string): Promise<string | null> {
      try {
        const { Metadata } = await client.send(new HeadObjectCommand(at(path)));
        return Metadata?.sha256 ?? null;
      } catch (error) {
        if (error instanceof NotFound) return null;
        throw error;
      }
    },
    read: (path: string) => readObject(client, settings.bucket, path),
    async remove(path: string): Promise<void> {
      await client.send(new DeleteObjectCommand(at(path)));
    },
  };
}

async function readObject(client: S3Client, bucket: string, path: string): Promise<Uint8Array | null> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: path }));
    return (await Body?.transformToByteArray()) ?? new Uint8Array();
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}

/** Addressed by path, not by host name: works with every store, and needs no certificate per bucket. */
function connectS3({ endpoint, region, accessKeyId, secretAccessKey, patienceMs }: S3Settings): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: patienceMs, requestTimeout: patienceMs, throwOnRequestTimeout: true },
    // Its newer checksums are Amazon-specific; every store checks Content-MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/**
 * Puts a file at its path, with the headers for browsers. The store rejects bytes that changed on the way; a success
 * without an ETag is not the store's own, but that of a proxy which shows its own page.
 */
async function putObject(client: S3Client, bucket: string, path: string, bytes: Uint8Array): Promise<void> {
  const { ETag } = await client.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: path,
      Body: bytes,
      ContentMD5: createHash('md5').update(bytes).digest('base64'),
      ContentType: contentType(path),
      ContentDisposition: contentDisposition(path),
      CacheControl: cacheControl(path),
      Metadata: { sha256: sha256(bytes) },
    }),
  );
  if (!ETag) throw new Error(`The store does not say that it has kept ${path}: no ETag.`);
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Reports an outage when it begins and ends, and tells callers who meet it to come back. It ends when something is
 * stored again: a store that is full or refuses may still let pictures be looked at and deleted.
 */
function noticeOutages(log: StoreLog | undefined) {
  let since: number | null = null;
  return async <Result>(work: () => Promise<Result>, { stores = false } = {}): Promise<Result> => {
    try {
      const result = await work();
      if (since !== null && stores) {
        log?.info({ seconds: Math.round((Date.now() - since) / 1000) }, 'pictures can be stored again');
        since = null;
      }
      return result;
    } catch (error) {
      // Only its name and status: messages contain addresses.
      const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
      const status = $metadata?.httpStatusCode;
      if (since === null)
        log?.warn({ error: name, status }, 'S3_ENDPOINT: the store of pictures does not do what it is asked');
      since ??= Date.now();
      throw problem('SERVICE_UNAVAILABLE', [], BACK_IN_SECONDS);
    }
  };
}
