import { createHash, randomBytes } from 'node:crypto';
import { PICTURE_FILES, type PictureFile, type PictureShape, shapeInName } from '#contract/picture-names.ts';

/** The two files of a picture that the API names; the others are called alike. */
export interface PicturePaths {
  imagePath: string;
  thumbnailPath: string;
}

const IMAGE = '.webp' satisfies PictureFile;
const THUMBNAIL = '-480.webp' satisfies PictureFile;

/** A name that nobody can guess and that no other picture ever has: a hash of the picture and of 128 random bits. */
export function newName(image: Uint8Array, shape: PictureShape): string {
  const hash = createHash('sha256').update(randomBytes(16)).update(image).digest('hex').slice(0, 32);
  return `${hash}-${shapeInName(shape)}`;
}

export function pathsIn(bucket: string, name: string): PicturePaths {
  return { imagePath: `${bucket}/${name}${IMAGE}`, thumbnailPath: `${bucket}/${name}${THUMBNAIL}` };
}

export function pathOf({ imagePath }: PicturePaths, file: PictureFile): string {
  return `${imagePath.slice(0, -IMAGE.length)}${file}`;
}

/** Where all files of a picture are; of those from before there were so many, some are not there. */
export function filesOf(paths: PicturePaths): string[] {
  return [...new Set([...PICTURE_FILES.map((file) => pathOf(paths, file)), paths.thumbnailPath])];
}

/** As the API names a picture. */
export function presentPicture({ imagePath, thumbnailPath }: PicturePaths) {
  return { image_path: imagePath, thumbnail_path: thumbnailPath };
}
