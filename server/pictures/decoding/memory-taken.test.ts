import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { decoders, TELLS_OF_CHILDREN, toldOf } from '../../testing/processes/decoders.ts';
import { describedAs, solidPng } from '../../testing/solid-png.ts';
import { keepBytes } from '../uploads/receive-picture.ts';
import { decodePicture, decodeThumbnail, type Sender } from './decode-picture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cigogne-memory-'));
  // The first run compiles the programs for the others.
  await mostTaken(await drawn(480, 360).png().toBuffer(), decodePicture);
});
afterAll(() => rm(folder, { recursive: true }));

function drawn(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 4, background: '#c33' } });
}

/** Without the fourth channel, whose removal takes as long as the drawing. */
function solid(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#c33' } });
}

/** In all colours, as a photo is: of two alone a WebP without loss holds a bit of each pixel. */
function painted(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const small = sharp({ create: { width: 24, height: 24, channels: 3, background: '#000', noise } });
  return small.resize(width, height, { kernel: 'nearest' });
}

/** Small, with a profile. */
function onItsSide(): Promise<Buffer> {
  return drawn(8, 5).withMetadata({ orientation: 6 }).png().toBuffer();
}

type Decode<Made> = (file: FileHandle, by: Sender) => Promise<Made>;

/** The decoder's own memory while turning this into a picture. */
async function mostTaken<Made>(bytes: Buffer, decode: Decode<Made>): Promise<{ mebibytes: number; made: Made }> {
  const { ended, mebibytes } = await watchDecoder(bytes, decode);
  if (ended instanceof Error) throw ended;
  return { mebibytes, made: ended as Made };
}

async function watchDecoder<Made>(
  bytes: Buffer,
  decode: Decode<Made>,
): Promise<{ mebibytes: number; ended: Made | Error }> {
  const file = await keepBytes(bytes, folder);
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, ...decoders().map(anonymous));
  }, 5);
  const ended = await decode(file, { userId: null, who: 'somebody' }).catch((error: Error) => error);
  clearInterval(timer);
  await file.close();
  return { mebibytes: most / 1024, ended };
}

/** In kB. */
function anonymous(id: string): number {
  return Number(/^RssAnon:\s+(\d+)/m.exec(toldOf(id, 'status'))?.[1] ?? 0);
}

/** No two pixels have anything to do with each other. */
function scattered(): Sharp {
  return sharp(randomBytes(1600 * 1600 * 4), { raw: { width: 1600, height: 1600, channels: 4 } });
}

it.runIf(TELLS_OF_CHILDREN)('A photo of forty megapixels is decoded in 64 MiB', async () => {
  const { mebibytes, made } = await mostTaken(
    await solid(8000, 5000).jpeg({ optimiseCoding: false }).toBuffer(),
    decodePicture,
  );
  expect(Math.max(made.width, made.height)).toBe(1600);
  expect(mebibytes).toBeLessThan(64);
});

// All become the same before they are encoded: a thumbnail shows what the decoder takes.
it.runIf(TELLS_OF_CHILDREN).each<[string, () => Buffer | Promise<Buffer>]>([
  ['a wide PNG', () => solidPng(10_800, 3700)],
  ['a PNG on its side', async () => describedAs(await onItsSide(), solidPng(8000, 5000))],
])('So is what has as many otherwise: %s', async (_kind, draw) => {
  const { mebibytes } = await mostTaken(await draw(), decodeThumbnail);
  expect(mebibytes).toBeLessThan(64);
});

it.runIf(TELLS_OF_CHILDREN).each<[string, () => Sharp]>([
  ['a progressive photo', () => solid(3578, 2683).jpeg({ progressive: true })],
  [
    'one whose colours are as fine as its light',
    () => solid(2220, 2220).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  ],
  ['a wide one', () => solid(7990, 825).jpeg({ progressive: true })],
  [
    'a PNG in passes, of sixteen bits',
    () => drawn(1780, 1780).toColourspace('rgb16').png({ progressive: true, compressionLevel: 1 }),
  ],
  ['a GIF', () => drawn(2490, 2490).gif({ effort: 1 })],
  ['a WebP without loss', () => painted(2490, 2490).webp({ lossless: true, effort: 0 })],
  ['an AVIF', () => solid(1536, 1536).avif({ effort: 0, chromaSubsampling: '4:2:0' })],
  ['an AVIF in fine colours', () => solid(1408, 1408).avif({ effort: 0, chromaSubsampling: '4:4:4' })],
  ['a see-through AVIF', () => drawn(1408, 1408).avif({ effort: 0, chromaSubsampling: '4:4:4' })],
])('So is the largest of what a decoder holds whole that is taken: %s', async (_kind, draw) => {
  const { mebibytes } = await mostTaken(await draw().toBuffer(), decodeThumbnail);
  expect(mebibytes).toBeLessThan(64);
});

it.runIf(TELLS_OF_CHILDREN)(
  'So is what is nothing but details, see-through besides, which takes most to encode',
  async () => {
    const { mebibytes } = await mostTaken(await scattered().png({ compressionLevel: 0 }).toBuffer(), decodePicture);
    expect(mebibytes).toBeLessThan(64);
  },
);

/** Small, but with texts that unfold to hundreds of times their size. */
async function laden(texts: number): Promise<Buffer> {
  const picture = await drawn(480, 360).png().toBuffer();
  // A keyword, packed, no language, no translation.
  const text = Buffer.concat([Buffer.from('iTXtk\0\x01\0\0\0'), deflateSync(Buffer.alloc(8_000_000, 'x'))]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(text));
  const chunk = Buffer.concat([length, text, sum]);
  const HEADER_END = 33;
  const chunks = Array.from({ length: texts }, () => chunk);
  return Buffer.concat([picture.subarray(0, HEADER_END), ...chunks, picture.subarray(HEADER_END)]);
}

it.runIf(TELLS_OF_CHILDREN)(
  'A decoder whose file unfolds into something else than a picture is ended before it has much',
  async () => {
    const bytes = await laden(150);
    const taken: number[] = [];
    for (let times = 0; times < 3; times += 1) {
      const { ended, mebibytes } = await watchDecoder(bytes, decodeThumbnail);
      expect(ended).toMatchObject({ fields: [{ path: 'file', message: 'PICTURE_TOO_LARGE_FOR_KIND' }] });
      taken.push(mebibytes);
    }
    // The middle one: a busy machine keeps a decoder from looking at itself now and then, and us from looking at it.
    // There it is 53 to 61; of decoders that end themselves at 78 instead of 60 it is 76 to 78.
    expect(taken.toSorted((a, b) => a - b)[1]).toBeLessThan(70);
  },
);

it.runIf(TELLS_OF_CHILDREN)(
  'A decoder is ended by what it has worked, not by how long a busy machine let it wait',
  async () => {
    const file = await keepBytes(await solid(2000, 2000).jpeg().toBuffer(), folder);
    const made = decodeThumbnail(file, { userId: null, who: 'somebody' });
    await expect
      .poll(() => decoders().map((id) => toldOf(id, 'limits')), { timeout: 10_000 })
      .toEqual([expect.stringMatching(/^Max cpu time +20 /m)]);
    await made;
    await file.close();
  },
);

const HAS_IDLE = TELLS_OF_CHILDREN && ['/usr/bin/chrt', '/bin/chrt'].some(existsSync);
/** SCHED_IDLE */
const IDLE = '5';

/** The scheduling class of this process. */
function classOf(id: string): string | undefined {
  return toldOf(id, 'stat')
    .replace(/^.*\) /, '')
    .split(' ')[38];
}

describe.runIf(HAS_IDLE)('What takes long to decode', () => {
  // As if any starvation, including in the previous test, were long ago.
  let later = 0;
  beforeEach(() => {
    later += 3_600_000;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + later });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('takes what everybody else leaves of the processor; an ordinary photo is not kept waiting so', async () => {
    expect(await classesOf(solid(3578, 2683).jpeg({ progressive: true }))).toContain(IDLE);
    expect(await classesOf(solid(2000, 1500).jpeg())).not.toContain(IDLE);
  });

  it('is decoded all the same where the others leave nothing', async () => {
    const file = await keepBytes(await solid(3578, 2683).jpeg({ progressive: true }).toBuffer(), folder);
    const made = decodeThumbnail(file, { userId: null, who: 'somebody' });
    await expect.poll(() => decoders().find((id) => classOf(id) === IDLE), { timeout: 10_000 }).toBeDefined();
    for (const id of decoders()) process.kill(Number(id), 'SIGSTOP');
    expect((await sharp(await made).metadata()).width).toBe(480);
    await file.close();
  });
});

async function classesOf(picture: Sharp): Promise<Set<string | undefined>> {
  const file = await keepBytes(await picture.toBuffer(), folder);
  const seen = new Set<string | undefined>();
  const timer = setInterval(() => {
    for (const id of decoders()) seen.add(classOf(id));
  }, 10);
  await decodeThumbnail(file, { userId: null, who: 'somebody' }).finally(() => clearInterval(timer));
  await file.close();
  return seen;
}
