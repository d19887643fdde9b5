import { createContext, use } from 'react';
import { PREVIEW_FILE } from '#contract/everywhere/picture-names.ts';
import { MIDDLE_SIDE, THUMBNAIL_SIDE } from '#contract/everywhere/picture-sizes.ts';
import { shapeOf } from './shape-of.ts';

interface Size {
  width: number;
  height: number;
}

/** The base of stored pictures (GET /s3_url); the root layout provides it. */
export const ImagesUrlContext = createContext('');

/** The address of a stored picture, from the API's path. */
export function imageUrl(base: string, path: string): string {
  return `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}

/** The thumbnail of a stored picture; the store creates both under these names (server/pictures/). */
export function thumbnailPath(path: string): string;
export function thumbnailPath(path: string | null): string | null;
export function thumbnailPath(path: string | null) {
  return path === null ? null : path.replace(/\.webp$/, `-${THUMBNAIL_SIDE}.webp`);
}

/** A preview of a stored picture for messengers, with its size; older pictures have whatever exists. */
export function previewOf(base: string, path: string | null): { image: string; size?: Size } | undefined {
  if (path === null) return;
  const { stem, width = 0, height = 0 } = shapeOf(path);
  if (!stem) return { image: imageUrl(base, path) };
  const factor = Math.min(1, MIDDLE_SIDE / Math.max(width, height));
  const size = { width: Math.round(width * factor), height: Math.round(height * factor) };
  return { image: imageUrl(base, stem + PREVIEW_FILE), size };
}

export function useImageUrl(path: string | null): string | null {
  const base = use(ImagesUrlContext);
  return path === null ? null : imageUrl(base, path);
}
