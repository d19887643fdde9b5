export type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/** How much of a file `formatOf` looks at. */
export const LONGEST_BEGINNING = 128;

/** By content, never by name: other formats never reach a decoder. */
export function formatOf(beginning: Buffer): Format | null {
  const text = beginning.subarray(0, 12).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'webp';
  if (text.slice(4, 8) === 'ftyp') return brandsOf(beginning).some((brand) => /^avi[fs]$/.test(brand)) ? 'avif' : null;
  return null;
}

/** The brands a HEIF file declares; an AVIF may list mif1 first. */
function brandsOf(beginning: Buffer): string[] {
  const box = beginning.subarray(8, beginning.readUInt32BE(0)).toString('latin1');
  return box.match(/.{4}/gs) ?? [];
}
