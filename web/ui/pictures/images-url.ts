import { createContext, use } from 'react';
import { THUMBNAIL_SIDE } from '#contract/picture-sizes.ts';

/** The base of stored pictures (GET /s3_url); the root layout provides it. */
export const ImagesUrlContext = createContext('');

/** The address of a stored picture, from the path that the API gives. */
export function imageUrl(base: string, path: string): string {
  return `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}

/** The small one of a stored picture; the store makes both under these names (server/pictures/). */
export function thumbnailPath(path: string): string {
  return path.replace(/\.webp$/, `-${THUMBNAIL_SIDE}.webp`);
}

export function useImageUrl(path: string | null): string | null {
  const base = use(ImagesUrlContext);
  return path === null ? null : imageUrl(base, path);
}
