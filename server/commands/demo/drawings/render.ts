import sharp from 'sharp';
import type { PictureFile } from '#contract/everywhere/picture-names.ts';
import type { MadePicture } from '../../../pictures/decoding/start-decoding-process.ts';

const SIDE = 640;
const THUMBNAIL = 480;
/** With flat colours, the fastest settings are good enough. */
const AVIF = { quality: 55, effort: 0 };

/**
 * A square drawing in the form the store keeps pictures in; done here because starting a decoder takes longer than
 * ten drawings.
 */
export async function renderDrawing(svg: string): Promise<MadePicture> {
  const drawn = sharp(Buffer.from(svg)).resize(SIDE, SIDE).removeAlpha();
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const whole = () => sharp(data, { raw: info });
  const small = () => whole().resize(THUMBNAIL);
  const [image, thumbnail, avif, smallAvif, jpeg, corners] = await Promise.all([
    whole().webp({ quality: 80 }).toBuffer(),
    small().webp({ quality: 76 }).toBuffer(),
    whole().avif(AVIF).toBuffer(),
    small().avif(AVIF).toBuffer(),
    whole().jpeg({ quality: 80 }).toBuffer(),
    whole().resize(2, 2, { fit: 'fill' }).raw().toBuffer(),
  ]);
  const files: [PictureFile, Buffer][] = [
    ['.webp', image],
    ['-960.webp', image],
    ['-480.webp', thumbnail],
    ['-960.avif', avif],
    ['-480.avif', smallAvif],
    ['-960.jpg', jpeg],
  ];
  const colours = Array.from(corners, (value) => Math.round(value / 17).toString(16)).join('');
  return { width: SIDE, height: SIDE, colours, files: new Map(files) };
}
