import * as z from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { baseAddress } from './entities.ts';
import { CLOSED_BUCKETS, IMAGE_BUCKETS } from './limits.ts';
import { webAddress } from './texts.ts';

/** Both relative to what GET /s3_url answers. */
const picture = z
  .object({ image_path: z.string(), thumbnail_path: z.string() })
  .meta({ id: 'Picture', description: 'Both paths stand behind what GET /s3_url answers.' });
const tag = 'Pictures';
/** The last segment of a picture's path, for the image or the thumbnail. */
const objectName = z.string().regex(/^[\w.-]{1,255}$/, 'INVALID_VALUE');
/** Names superusers may give a picture: lower-case letters, digits and hyphens; a file extension is removed. */
const givenName = z.string().regex(/^[a-z\d][a-z\d-]{0,99}(\.(webp|png|jpe?g|avif|gif))?$/, 'INVALID_VALUE');

export const pictureEndpoints = defineEndpoints({
  'POST /s3/upload/{bucket_name}': {
    summary: 'Stores a picture (multipart field `file`): decoded, turned upright, re-encoded, without its metadata.',
    tag,
    access: 'user',
    params: z.object({ bucket_name: z.enum(IMAGE_BUCKETS) }),
    superuserParams: { bucket_name: CLOSED_BUCKETS },
    bodyTypes: ['multipart'],
    response: picture,
    status: 201,
    limit: 'upload',
    feature: 'uploadImageFeature',
  },
  'POST /s3/upload_admin/{bucket_name}/{object_name}': {
    summary:
      'Stores a picture under a name of one’s own, in place of the one that has it; it is kept until it is deleted.',
    tag,
    access: 'superuser',
    params: z.object({ bucket_name: z.enum(IMAGE_BUCKETS), object_name: givenName }),
    bodyTypes: ['multipart'],
    response: picture,
    status: 201,
    errors: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
    limit: 'upload',
  },
  'POST /s3/upload_dist/{bucket_name}': {
    summary: 'Takes the picture of a shop into the store, for a wish: fetched, then treated like an upload.',
    tag,
    access: 'user',
    aliases: ['/s3/upload-dist/{bucket_name}'],
    params: z.object({ bucket_name: z.literal('item' satisfies (typeof IMAGE_BUCKETS)[number]) }),
    query: z.object({ img_url: webAddress }),
    response: picture,
    status: 201,
    errors: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
    limit: 'upload',
    feature: 'uploadImageFeature',
  },
  'POST /s3/preview_dist': {
    summary: 'Shows the picture of a shop as it would be taken into the store: small, and nothing of it is kept.',
    tag,
    access: 'user',
    query: z.object({ img_url: webAddress }),
    response: z.object({ picture: z.string() }).meta({ id: 'PicturePreview', description: 'A shop’s picture, small.' }),
    errors: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
    limit: 'preview',
    feature: 'uploadImageFeature',
  },
  'GET /s3/buckets': {
    summary: 'The shelves of the store.',
    tag,
    access: 'user',
    response: z.array(z.enum(IMAGE_BUCKETS)),
  },
  'DELETE /s3/delete/{bucket_name}/{object_name}': {
    summary:
      'Deletes a picture in all its sizes, named by either of its paths. One that a list or a gift shows, or would show again once its deletion is undone, is kept (PICTURE_IN_USE), unless a superuser deletes it: then nothing shows it any more.',
    tag,
    access: 'user',
    reach: 'uploader',
    params: z.object({ bucket_name: z.enum(IMAGE_BUCKETS), object_name: objectName }),
    response: picture,
    errors: ['NOT_FOUND'],
  },
  'GET /s3/default_images/header': {
    summary: 'The covers that every parent may choose from.',
    tag,
    access: 'anyone',
    feature: 'imageCatalogFeature',
    response: z.array(picture),
  },
  'GET /s3_url': {
    summary: 'Where pictures are served.',
    tag,
    access: 'anyone',
    response: baseAddress,
  },
});
