const SIDE = 16;
/** Of 255, per part of a picture: scaling and recompressing change less than this. */
const MOST_APART = 24;
const MOST_RATIO_APART = 0.03;

/** A picture summarised in a few numbers. */
export interface Sketch {
  /** Width : height. */
  ratio: number;
  /** Red, green, blue, opacity of each part. */
  parts: ArrayLike<number>;
}

/**
 * Whether two addresses this page may load show the same picture, whatever its size; throws if that cannot be
 * determined.
 */
export async function looksAlike(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([sketch(one), sketch(other)]);
  return areAlike(first, second);
}

export function areAlike(one: Sketch, other: Sketch): boolean {
  if (Math.abs(one.ratio / other.ratio - 1) > MOST_RATIO_APART) return false;
  return Array.from(one.parts).every((value, at) => Math.abs(value - (other.parts[at] ?? 0)) <= MOST_APART);
}

async function sketch(address: string): Promise<Sketch> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(image, 0, 0, SIDE, SIDE);
  return { ratio: image.naturalWidth / image.naturalHeight, parts: context.getImageData(0, 0, SIDE, SIDE).data };
}
