import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepBytes } from '../uploads/receive-picture.ts';
import { decodePicture } from './decode-picture.ts';

let folder: string;
let atRest: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cigogne-memory-'));
  // The first one leaves its programs compiled for the others.
  await mostTaken(await drawn(40, 30).png().toBuffer());
  atRest = (await mostTaken(await drawn(1600, 1200).png().toBuffer())).mebibytes;
});
afterAll(() => rm(folder, { recursive: true }));

function drawn(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 4, background: '#c338' } });
}

/** Of a decoder's own memory, while this is made into a picture. */
async function mostTaken(bytes: Buffer): Promise<{ mebibytes: number; longest: number }> {
  const file = await keepBytes(bytes, folder);
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, ...decoders().map(anonymous));
  }, 20);
  try {
    const { width, height } = await decodePicture(file);
    return { mebibytes: most / 1024, longest: Math.max(width, height) };
  } finally {
    clearInterval(timer);
    await file.close();
  }
}

function decoders(): string[] {
  return readdirSync('/proc').filter((id) => {
    const isOurs = new RegExp(`^PPid:\\s+${process.pid}$`, 'm').test(read(id, 'status'));
    return isOurs && read(id, 'cmdline').includes('decoding-process.ts');
  });
}

/** In kB. */
function anonymous(id: string): number {
  return Number(/^RssAnon:\s+(\d+)/m.exec(read(id, 'status'))?.[1] ?? 0);
}

function read(id: string, what: string): string {
  try {
    return readFileSync(`/proc/${id}/${what}`, 'utf8');
  } catch {
    return '';
  }
}

const SEEN = existsSync('/proc/self/status');

it.runIf(SEEN).each<[string, () => Sharp, number]>([
  ['a photo', () => drawn(8000, 5000).jpeg(), 64],
  ['a WebP', () => drawn(8000, 5000).removeAlpha().webp({ effort: 0 }), 64],
  ['a high PNG', () => drawn(2500, 16_000).png({ compressionLevel: 1 }), 64],
  ['a wide PNG of sixteen bits', () => drawn(40_000, 1000).toColourspace('rgb16').png({ compressionLevel: 1 }), 384],
  [
    'a PNG in passes of sixteen bits, held whole',
    () => drawn(8000, 5000).toColourspace('rgb16').png({ compressionLevel: 1, progressive: true }),
    384,
  ],
  [
    'a progressive photo, held whole',
    () => drawn(8000, 5000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    320,
  ],
])('Forty megapixels take so much and no more: %s', { timeout: 60_000 }, async (_kind, draw, most) => {
  const { mebibytes, longest } = await mostTaken(await draw().toBuffer());
  expect(longest).toBe(1600);
  expect(mebibytes - atRest).toBeLessThan(most);
});
