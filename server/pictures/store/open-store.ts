import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import type { S3Settings } from '../../config/s3.ts';
import { diskStore } from './disk-store.ts';
import type { PictureStore, StoreLog } from './picture-store.ts';

type Settings = Pick<Config, 'dataDir' | 'publicUrl' | 's3'>;

const opened = new WeakMap<object, PictureStore>();

/** The store of an instance: S3 if configured, otherwise files. Opened once, and reported in `log`, if given. */
export function pictureStore({ config }: { config: Settings }, log?: StoreLog): PictureStore {
  const known = opened.get(config);
  if (known) return known;
  const store = config.s3 ? s3WhenUsed(config.s3, log) : diskStore(picturesFolder(config));
  opened.set(config, store);
  return store;
}

/** Its library takes time and memory at start-up, which others should not pay for. */
function s3WhenUsed(settings: S3Settings, log?: StoreLog): PictureStore {
  let opening: Promise<PictureStore> | undefined;
  const store = () => {
    opening ??= import('./s3-store.ts').then(({ s3Store }) => s3Store(settings, log));
    return opening;
  };
  return {
    put: async (path, bytes) => (await store()).put(path, bytes),
    has: async (path) => (await store()).has(path),
    read: async (path) => (await store()).read(path),
    remove: async (path) => (await store()).remove(path),
  };
}

/** The folder for pictures as files, and for uploads in progress wherever pictures are kept. */
export function picturesFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'images');
}

/** Where browsers load pictures, without a trailing slash. */
export function picturesUrl({ publicUrl, s3 }: Pick<Config, 'publicUrl' | 's3'>): string {
  return s3?.publicUrl ?? `${publicUrl}/images`;
}
