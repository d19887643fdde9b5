import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { diskStore } from './disk-store.ts';
import type { PictureStore, StoreLog } from './picture-store.ts';
import { s3Store } from './s3-store.ts';

type Settings = Pick<Config, 'dataDir' | 'publicUrl' | 's3'>;

const opened = new WeakMap<object, PictureStore>();

/** The store of an instance: S3 where it is configured, else files. Opened once, and told of in `log`, if there is one. */
export function pictureStore({ config }: { config: Settings }, log?: StoreLog): PictureStore {
  const known = opened.get(config);
  if (known) return known;
  const store = config.s3 ? s3Store(config.s3, log) : diskStore(picturesFolder(config));
  opened.set(config, store);
  return store;
}

/** The folder of pictures as files, and of uploads on their way wherever they are kept. */
export function picturesFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'images');
}

/** Where browsers load pictures, without a slash at its end. */
export function picturesUrl({ publicUrl, s3 }: Pick<Config, 'publicUrl' | 's3'>): string {
  return s3?.publicUrl ?? `${publicUrl}/images`;
}
