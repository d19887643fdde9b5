import type { FileHandle } from 'node:fs/promises';
import { LIMITS } from '#contract/limits.ts';
import type { Context } from '../context.ts';
import { FetchFailure } from '../guarded-fetch/fetch-failure.ts';
import type { Fetched, GuardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import { invalid, problem } from '../http/problem.ts';
import { decodePicture, decodeThumbnail } from './decoding/decode-picture.ts';
import { storePicture } from './keep-pictures.ts';
import type { PicturePaths } from './picture-paths.ts';
import { picturesFolder } from './store/open-store.ts';
import { keepBytes } from './uploads/receive-picture.ts';

const FORMATS = 'image/webp, image/avif, image/jpeg, image/png, image/gif';

/** The picture of a shop, and for whom it is fetched. */
interface Wanted {
  url: string;
  userId: number;
}

/**
 * Takes a shop's picture into the store, as if its account had uploaded it.
 * @throws PICTURE_NOT_FETCHED (422), and what an upload does
 */
export async function importPicture(
  context: Context,
  fetchGuarded: GuardedFetch,
  wanted: Wanted,
): Promise<PicturePaths> {
  const file = await fetchPicture(context, fetchGuarded, wanted);
  const picture = await decodePicture(file, String(wanted.userId)).finally(() => file.close());
  return storePicture(context, picture, { bucket: 'item', userId: wanted.userId });
}

/**
 * A shop's picture, small, for whoever is about to import it: nothing of it is kept.
 * @returns a data: address
 * @throws what `importPicture` does
 */
export async function previewPicture(context: Context, fetchGuarded: GuardedFetch, wanted: Wanted): Promise<string> {
  const file = await fetchPicture(context, fetchGuarded, wanted);
  const thumbnail = await decodeThumbnail(file, String(wanted.userId)).finally(() => file.close());
  return `data:image/webp;base64,${thumbnail.toString('base64')}`;
}

async function fetchPicture(
  { config }: Context,
  fetchGuarded: GuardedFetch,
  { url, userId }: Wanted,
): Promise<FileHandle> {
  async function keep({ status, bytes }: Fetched) {
    if (status !== 200) throw notFetched();
    return keepBytes(bytes, picturesFolder(config));
  }

  const wishes = { who: `account ${userId}`, accept: FORMATS, most: LIMITS.importBytes };
  return fetchGuarded(url, wishes, keep).catch((error: unknown) => {
    if (!(error instanceof FetchFailure)) throw error;
    throw error.why === 'too large' ? problem('PAYLOAD_TOO_LARGE') : notFetched();
  });
}

function notFetched() {
  return invalid('query.img_url', 'PICTURE_NOT_FETCHED');
}
