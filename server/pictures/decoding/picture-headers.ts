/** Assuming the worst for progressive JPEG: four components, all at full resolution. */
const MOST_COEFFICIENTS = 8;
/** A coefficient is a 16-bit number. */
const BYTES = 2;

/**
 * What a progressive JPEG occupies until its last scan: all coefficients of all components, at the resolutions its
 * frame header gives (only their ratio matters: two by two for each equals one by one for each).
 * @returns bytes per pixel
 */
export function coefficientBytes(jpeg: Buffer): number {
  for (let at = 2; at + 4 < jpeg.length; ) {
    if (jpeg[at] !== 0xff) at += 1;
    else if (isFrame(jpeg[at + 1] as number)) return bytesOfFrame(jpeg, at + 4);
    else at += isAlone(jpeg[at + 1] as number) ? 1 : 2 + jpeg.readUInt16BE(at + 2);
  }
  return MOST_COEFFICIENTS;
}

/** SOF0 to SOF15, except for three markers in between that are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Markers without a length: padding, restarts, the start of the image. */
function isAlone(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8) || marker === 0xff;
}

function bytesOfFrame(jpeg: Buffer, at: number): number {
  const sizes = jpeg.subarray(at + 6, at + 6 + 3 * (jpeg[at + 5] ?? 0));
  const fine = Array.from({ length: Math.floor(sizes.length / 3) }, (_, index) => sizes[3 * index + 1] as number);
  const across = fine.map((each) => each >> 4);
  const down = fine.map((each) => each & 15);
  const all = across.reduce((sum, each, index) => sum + each * (down[index] as number), 0);
  return Math.min(MOST_COEFFICIENTS, (BYTES * all) / (Math.max(...across) * Math.max(...down))) || MOST_COEFFICIENTS;
}

/** Whether a WebP is lossless: the first chunk containing a picture says so. */
export function isLossless(webp: Buffer): boolean {
  for (let at = 12; at + 8 <= webp.length; ) {
    const part = webp.toString('latin1', at, at + 4);
    if (part === 'VP8L' || part === 'VP8 ') return part === 'VP8L';
    const length = webp.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return true;
}

const AV1_CONFIGURATION = Buffer.from('av1C');
/** Of its third byte: no colours, or only every second column and row of them. */
const COLOURS = { none: 0x10, halved: 0x0c };

/** Whether all pictures in an AVIF claim to have colours half as fine as the light, as a photo's usually are. */
export function hasCoarseColours(avif: Buffer): boolean {
  const claims: boolean[] = [];
  for (let at = avif.indexOf(AV1_CONFIGURATION); at >= 0; at = avif.indexOf(AV1_CONFIGURATION, at + 1)) {
    const format = avif[at + AV1_CONFIGURATION.length + 2] ?? 0;
    claims.push((format & COLOURS.none) !== 0 || (format & COLOURS.halved) === COLOURS.halved);
  }
  return claims.length > 0 && claims.every(Boolean);
}
