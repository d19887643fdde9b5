import { createHash, randomBytes } from 'node:crypto';
import { PICTURE_FILES, type PictureFile, type PictureShape, shapeInName } from '#contract/everywhere/picture-names.ts';

/** The two files of a picture named by the API; the names of the others follow from them. */
export interface PicturePaths {
  imagePath: string;
  thumbnailPath: string;
}

const IMAGE = '.webp' satisfies PictureFile;
const THUMBNAIL = '-480.webp' satisfies PictureFile;

/** An unguessable, unique name: a hash of the picture and 128 random bits. */
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

/** The paths of all files of a picture; older pictures lack some of them. */
export function filesOf(paths: PicturePaths): string[] {
  return [...new Set([...PICTURE_FILES.map((file) => pathOf(paths, file)), paths.thumbnailPath])];
}

/** The picture that a file is of: the other way round. */
export function imagePathOf(file: string): string {
  const endings = PICTURE_FILES.filter((ending) => file.endsWith(ending));
  const longest = endings.reduce((one, other) => (other.length > one.length ? other : one), '');
  return `${file.slice(0, file.length - longest.length)}${IMAGE}`;
}

/** As the API names a picture. */
export function presentPicture({ imagePath, thumbnailPath }: PicturePaths) {
  return { image_path: imagePath, thumbnail_path: thumbnailPath };
}
