import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { areAlike, type Sketch } from './compare-pictures.ts';

/** As the browser does with its canvas. */
async function sketch(picture: Buffer): Promise<Sketch> {
  const { width, height } = await sharp(picture).metadata();
  const parts = await sharp(picture)
    .flatten({ background: '#fff' })
    .resize(16, 16, { fit: 'fill' })
    .ensureAlpha()
    .raw();
  return { ratio: width / height, parts: await parts.toBuffer() };
}

const drawing = (name: string) => readFile(`server/pictures/covers/${name}.svg`);
const packed = async (name: string, side: number) =>
  sharp(await drawing(name))
    .resize(side, side, { fit: 'inside' })
    .webp({ quality: 76 })
    .toBuffer();

test('a picture is known again in another size, packed another time', async () => {
  for (const name of ['stork', 'boats']) {
    const stored = await sketch(await packed(name, 480));
    const found = await sketch(
      await sharp(await packed(name, 1200))
        .resize(300)
        .jpeg({ quality: 60 })
        .toBuffer(),
    );
    expect(areAlike(stored, found), name).toBe(true);
  }
});

test('another picture is another one, and so is a part of the same', async () => {
  const stork = await packed('stork', 480);
  expect(areAlike(await sketch(stork), await sketch(await packed('moon', 480)))).toBe(false);
  const { width, height } = await sharp(stork).metadata();
  const part = await sharp(stork)
    .extract({ left: 0, top: 0, width: Math.floor(width / 2), height })
    .toBuffer();
  expect(areAlike(await sketch(stork), await sketch(part))).toBe(false);
});
