import type { FileHandle } from 'node:fs/promises';
import { LIMITS } from '#contract/limits.ts';
import type { Context } from '../context.ts';
import { FetchFailure } from '../guarded-fetch/fetch-failure.ts';
import type { Fetched, GuardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import { invalid, problem } from '../http/problem.ts';
import { decodePicture, decodeThumbnail, type Sender } from './decoding/decode-picture.ts';
import { type PictureDestination, storePicture } from './keep-pictures.ts';
import type { PicturePaths } from './picture-paths.ts';
import { picturesFolder } from './store/open-store.ts';
import { keepBytes } from './uploads/receive-picture.ts';

/** Not AVIF, of which we accept fewer pixels: who can choose sends something else. */
const FORMATS = 'image/webp, image/jpeg, image/png, image/gif';

/** A shop's picture, and for whom it is fetched. */
interface Wanted extends Sender {
  url: string;
  userId: number;
}

/**
 * Copies a shop's picture into the store, as if its account had uploaded it.
 * @throws PICTURE_NOT_FETCHED (422), and what an upload throws
 */
export async function importPicture(
  context: Context,
  fetchGuarded: GuardedFetch,
  wanted: Wanted,
): Promise<PicturePaths> {
  return takeFetchedPicture(context, fetchGuarded, { ...wanted, bucket: 'item' });
}

/** Like `importPicture`, for a picture from anywhere, on behalf of `who`, into any bucket. */
export async function takeFetchedPicture(
  context: Context,
  fetchGuarded: GuardedFetch,
  { url, who, ...destination }: PictureDestination & { url: string; who: string },
): Promise<PicturePaths> {
  const file = await fetchPicture(context, fetchGuarded, { url, who });
  const picture = await decodePicture(file, { userId: destination.userId, who }).finally(() => file.close());
  return storePicture(context, picture, destination);
}

/**
 * A small preview of a shop's picture for whoever is about to import it; nothing is kept.
 * @returns a data: address
 * @throws what `importPicture` does
 */
export async function previewPicture(context: Context, fetchGuarded: GuardedFetch, wanted: Wanted): Promise<string> {
  const file = await fetchPicture(context, fetchGuarded, wanted);
  const thumbnail = await decodeThumbnail(file, wanted).finally(() => file.close());
  return `data:image/webp;base64,${thumbnail.toString('base64')}`;
}

async function fetchPicture(
  { config }: Context,
  fetchGuarded: GuardedFetch,
  { url, who }: { url: string; who: string },
): Promise<FileHandle> {
  async function keep({ status, bytes }: Fetched) {
    if (status !== 200) throw notFetched();
    return keepBytes(bytes, picturesFolder(config));
  }

  const errand = { who, accept: FORMATS, most: LIMITS.importBytes };
  return fetchGuarded(url, errand, keep).catch((error: unknown) => {
    if (!(error instanceof FetchFailure)) throw error;
    throw error.why === 'too large' ? problem('PAYLOAD_TOO_LARGE') : notFetched();
  });
}

function notFetched() {
  return invalid('query.img_url', 'PICTURE_NOT_FETCHED');
}
