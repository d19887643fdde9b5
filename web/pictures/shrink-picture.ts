import { LONGEST_SIDE } from '#contract/everywhere/picture-sizes.ts';

/**
 * Scales a picture down in the browser to the largest size the service keeps, for those the server does not decode.
 * @returns null if the browser cannot read it either
 */
export async function shrinkPicture(file: File): Promise<File | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const factor = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.ceil(picture.width * factor), Math.ceil(picture.height * factor));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // Browsers that cannot write WebP write PNG instead.
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
  return new File([blob], file.name, { type: blob.type });
}
