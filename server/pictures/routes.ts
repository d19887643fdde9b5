import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIMITS } from '#contract/limits.ts';
import type { Context } from '../context.ts';
import { implement } from '../http/implement.ts';
import { invalid, ProblemError, problem } from '../http/problem.ts';
import { findDefaultCovers } from './default-covers.ts';
import { encodePicture } from './encode-picture.ts';
import { type PicturePaths, storePicture } from './keep-pictures.ts';

/** Buckets that everybody with an account may put pictures into; the others are a superuser's. */
const OPEN_BUCKETS: readonly string[] = ['item', 'list-header'];

export function pictureRoutes(app: FastifyInstance, context: Context): void {
  implement(app, 'GET /s3_url', async () => ({ url: `${context.config.publicUrl}/images` }));

  implement(app, 'GET /s3/default_images/header', async () => (await findDefaultCovers()).map(present));

  app.register(async (uploads) => {
    await uploads.register(multipart, {
      limits: { fileSize: LIMITS.uploadBytes, files: 1, fields: 5, fieldSize: 1000, parts: 6 },
    });
    implement(uploads, 'POST /s3/upload/{bucket_name}', async ({ params, user, request }) => {
      const bucket = params.bucket_name;
      if (!(user.isSuperuser || OPEN_BUCKETS.includes(bucket))) throw problem('FORBIDDEN');
      const picture = await encodePicture(await readFile(request));
      return present(await storePicture(context, picture, { bucket, userId: user.id }));
    });
  });
}

/** The bytes of the one file of a form. */
async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw problem('UNSUPPORTED_MEDIA_TYPE');
  const bytes = await firstFile(request).catch((error: { statusCode?: number }) => {
    if (error.statusCode === 413) throw problem('PAYLOAD_TOO_LARGE');
    if (error instanceof ProblemError) throw error;
    throw problem('BAD_REQUEST');
  });
  if (!bytes) throw invalid('file', 'REQUIRED');
  return bytes;
}

async function firstFile(request: FastifyRequest): Promise<Buffer | undefined> {
  const file = await request.file();
  return file?.toBuffer();
}

function present({ imagePath, thumbnailPath }: PicturePaths) {
  return { image_path: imagePath, thumbnail_path: thumbnailPath };
}
