import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { IMAGE_BUCKETS, LIMITS } from '#contract/limits.ts';
import type { Context } from '../context.ts';
import type { GuardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import { implement } from '../http/implement.ts';
import { decodePicture, refuseWhenBusy } from './decoding/decode-picture.ts';
import type { MadePicture } from './decoding/start-decoding-process.ts';
import { findDefaultCovers } from './default-covers.ts';
import { importPicture, previewPicture } from './import-picture.ts';
import { refuseWhenFull, storeNamedPicture, storePicture } from './keep-pictures.ts';
import { presentPicture } from './picture-paths.ts';
import { picturesFolder, picturesUrl } from './store/open-store.ts';
import { receivePicture, refuseUnread } from './uploads/receive-picture.ts';
import { withUploadSlot } from './uploads/uploads-at-once.ts';

export function pictureRoutes(app: FastifyInstance, context: Context, fetchGuarded: GuardedFetch): void {
  implement(app, 'GET /s3_url', async () => ({ url: picturesUrl(context.config) }));

  implement(app, 'GET /s3/buckets', async () => [...IMAGE_BUCKETS]);

  implement(app, 'GET /s3/default_images/header', async () => (await findDefaultCovers()).map(presentPicture));

  implement(app, 'POST /s3/upload_dist/{bucket_name}', ({ query, user, request }) =>
    withUploadSlot({ user, request }, async (who) => {
      refuseWhenBusy();
      await refuseWhenFull(context, user.id);
      return presentPicture(await importPicture(context, fetchGuarded, { url: query.img_url, userId: user.id, who }));
    }),
  );

  implement(app, 'POST /s3/preview_dist', ({ query, user, request }) =>
    withUploadSlot({ user, request }, async (who) => {
      refuseWhenBusy();
      return { picture: await previewPicture(context, fetchGuarded, { url: query.img_url, userId: user.id, who }) };
    }),
  );

  app.register(async (uploads) => {
    await uploads.register(multipart, {
      limits: { fileSize: LIMITS.uploadBytes, files: 1, fields: 5, fieldSize: 1000, parts: 6 },
    });
    implement(uploads, 'POST /s3/upload/{bucket_name}', ({ params, user, request }) =>
      withUploadSlot({ user, request }, async (who) => {
        const picture = await takePicture(context, request, { userId: user.id, who });
        return presentPicture(await storePicture(context, picture, { bucket: params.bucket_name, userId: user.id }));
      }),
    );

    implement(uploads, 'POST /s3/upload_admin/{bucket_name}/{object_name}', ({ params, user, request }) =>
      withUploadSlot({ user, request }, async (who) => {
        const picture = await takePicture(context, request, { userId: user.id, who });
        const destination = {
          bucket: params.bucket_name,
          name: params.object_name.replace(/\.\w+$/, ''),
          userId: user.id,
        };
        return presentPicture(await storeNamedPicture(context, picture, destination));
      }),
    );
  });
}

async function takePicture(
  context: Context,
  request: FastifyRequest,
  by: { userId: number; who: string },
): Promise<MadePicture> {
  refuseUnread(request);
  refuseWhenBusy();
  await refuseWhenFull(context, by.userId);
  const file = await receivePicture(request, picturesFolder(context.config));
  return decodePicture(file, by).finally(() => file.close());
}
