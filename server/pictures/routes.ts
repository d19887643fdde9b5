import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIMITS } from '#contract/limits.ts';
import type { Context } from '../context.ts';
import type { GuardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import { implement } from '../http/implement.ts';
import { decodePicture, refuseWhenBusy } from './decoding/decode-picture.ts';
import { findDefaultCovers } from './default-covers.ts';
import { importPicture, previewPicture } from './import-picture.ts';
import { type PicturePaths, refuseWhenFull, storePicture } from './keep-pictures.ts';
import { picturesFolder } from './store.ts';
import { receivePicture, refuseUnread } from './uploads/receive-picture.ts';
import { asOneOfFew } from './uploads/uploads-at-once.ts';

export function pictureRoutes(app: FastifyInstance, context: Context, fetchGuarded: GuardedFetch): void {
  implement(app, 'GET /s3_url', async () => ({ url: `${context.config.publicUrl}/images` }));

  implement(app, 'GET /s3/default_images/header', async () => (await findDefaultCovers()).map(present));

  implement(app, 'POST /s3/upload_dist/{bucket_name}', ({ query, user }) =>
    asOneOfFew(user.id, async () => {
      refuseWhenBusy();
      await refuseWhenFull(context, user.id);
      return present(await importPicture(context, fetchGuarded, { url: query.img_url, userId: user.id }));
    }),
  );

  implement(app, 'POST /s3/preview_dist', ({ query, user }) =>
    asOneOfFew(user.id, async () => {
      refuseWhenBusy();
      return { picture: await previewPicture(context, fetchGuarded, { url: query.img_url, userId: user.id }) };
    }),
  );

  app.register(async (uploads) => {
    await uploads.register(multipart, {
      limits: { fileSize: LIMITS.uploadBytes, files: 1, fields: 5, fieldSize: 1000, parts: 6 },
    });
    implement(uploads, 'POST /s3/upload/{bucket_name}', ({ params, user, request }) =>
      asOneOfFew(user.id, async () => {
        refuseUnread(request);
        refuseWhenBusy();
        await refuseWhenFull(context, user.id);
        return present(await keepUpload(context, request, { bucket: params.bucket_name, userId: user.id }));
      }),
    );
  });
}

async function keepUpload(
  context: Context,
  request: FastifyRequest,
  owner: { bucket: string; userId: number },
): Promise<PicturePaths> {
  const file = await receivePicture(request, picturesFolder(context.config));
  const picture = await decodePicture(file, String(owner.userId)).finally(() => file.close());
  return storePicture(context, picture, owner);
}

function present({ imagePath, thumbnailPath }: PicturePaths) {
  return { image_path: imagePath, thumbnail_path: thumbnailPath };
}
