import type { Sharp, SharpOptions } from 'sharp';
import { problem } from '../http/problem.ts';
import { limitTurns } from '../http/turns.ts';

const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 1600;
const THUMBNAIL_SIDE = 480;
const MOST_SECONDS = 20;

const OPTIONS: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1, unlimited: false };

/** Loaded with the first picture. */
async function loadSharp() {
  return (await import('sharp')).default;
}

/** Decoding takes up to a few hundred megabytes: two at once, whatever comes. */
const inTurn = limitTurns(2, 30);

export interface EncodedPicture {
  image: Buffer;
  thumbnail: Buffer;
}

/**
 * Decodes a picture that somebody sent and makes it anew: upright, sRGB, WebP, without metadata, the first frame of
 * what moves; nothing of the bytes that came is left.
 * @throws UNSUPPORTED_MEDIA_TYPE for what is not a sound JPEG, PNG, WebP, AVIF or GIF; PAYLOAD_TOO_LARGE from 40 megapixels on
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  const format = formatOf(bytes);
  if (!format) throw problem('UNSUPPORTED_MEDIA_TYPE');
  return inTurn(async () => {
    const sharp = await loadSharp();
    await refuseWrongOrHuge(bytes, format);
    return encode(sharp(bytes, OPTIONS).autoOrient()).catch(refuse);
  });
}

/** The same two sizes of a drawing of ours. */
export function encodeDrawing(svg: Buffer): Promise<EncodedPicture> {
  return inTurn(async () => encode((await loadSharp())(svg)));
}

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/** By content, never by name: other kinds never reach a decoder. */
function formatOf(bytes: Buffer): Format | null {
  const text = bytes.subarray(0, 12).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'webp';
  if (text.slice(4, 8) === 'ftyp') return brandsOf(bytes).some((brand) => /^avi[fs]$/.test(brand)) ? 'avif' : null;
  return null;
}

/** What a file of the HEIF family says it is; an AVIF may call itself mif1 first. */
function brandsOf(bytes: Buffer): string[] {
  const box = bytes.subarray(8, Math.min(bytes.readUInt32BE(0), 128)).toString('latin1');
  return box.match(/.{4}/gs) ?? [];
}

async function refuseWrongOrHuge(bytes: Buffer, format: Format): Promise<void> {
  const sharp = await loadSharp();
  const { width, height, ...found } = await sharp(bytes, { ...OPTIONS, limitInputPixels: false })
    .metadata()
    .catch(refuse);
  const isWhatItSeems =
    format === 'avif' ? found.format === 'heif' && found.compression === 'av1' : found.format === format;
  if (!isWhatItSeems) throw problem('UNSUPPORTED_MEDIA_TYPE');
  if (width * height > MOST_PIXELS) throw problem('PAYLOAD_TOO_LARGE');
}

/** A picture that cannot be decoded counts as an unsupported kind. */
function refuse(): never {
  throw problem('UNSUPPORTED_MEDIA_TYPE');
}

async function encode(picture: Sharp): Promise<EncodedPicture> {
  const sharp = await loadSharp();
  const { data, info } = await within(picture, LONGEST_SIDE)
    .toColourspace('srgb')
    .timeout({ seconds: MOST_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  return {
    image: await sharp(data, raw).webp({ quality: 80 }).toBuffer(),
    thumbnail: await within(sharp(data, raw), THUMBNAIL_SIDE).webp({ quality: 76 }).toBuffer(),
  };
}

function within(picture: Sharp, side: number): Sharp {
  return picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}
