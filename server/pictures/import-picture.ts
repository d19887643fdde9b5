import { LIMITS } from '#contract/limits.ts';
import type { Context } from '../context.ts';
import { FetchFailure } from '../guarded-fetch/fetch-failure.ts';
import type { Fetched, GuardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import { invalid, problem } from '../http/problem.ts';
import { encodePicture } from './encode-picture.ts';
import { type PicturePaths, storePicture } from './keep-pictures.ts';
import { keepBytes } from './receive-picture.ts';
import { picturesFolder } from './store.ts';

const FORMATS = 'image/webp, image/avif, image/jpeg, image/png, image/gif';

/**
 * Takes a shop's picture into the store, as if its account had uploaded it.
 * @throws PICTURE_NOT_FETCHED (422), and what an upload does
 */
export async function importPicture(
  context: Context,
  fetchGuarded: GuardedFetch,
  { url, userId }: { url: string; userId: number },
): Promise<PicturePaths> {
  const who = `account ${userId}`;

  async function keep({ status, bytes }: Fetched) {
    if (status !== 200) throw notFetched();
    return keepBytes(bytes, picturesFolder(context.config));
  }

  const file = await fetchGuarded(url, { who, accept: FORMATS, most: LIMITS.importBytes }, keep).catch(
    (error: unknown) => {
      if (!(error instanceof FetchFailure)) throw error;
      throw error.why === 'too large' ? problem('PAYLOAD_TOO_LARGE') : notFetched();
    },
  );
  const picture = await encodePicture(file, String(userId)).finally(() => file.close());
  return storePicture(context, picture, { bucket: 'item', userId });
}

function notFetched() {
  return invalid('query.img_url', 'PICTURE_NOT_FETCHED');
}
