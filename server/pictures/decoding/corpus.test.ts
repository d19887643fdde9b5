import { existsSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PICTURE_FILES } from '#contract/everywhere/picture-names.ts';
import { ProblemError } from '../../http/problem.ts';
import { corpusFile } from '../../testing/corpus.ts';
import { decodePicture } from './decode-picture.ts';

/** sharp's own names for these formats. */
const FORMATS: Record<string, string> = { webp: 'webp', avif: 'heif', jpg: 'jpeg' };

// Pictures from outside the project, available on some machines.
const folder = corpusFile('images/');

interface Sample {
  file: string;
  expect: string;
}

const manifest = new URL('manifest.json', folder);
const samples: Sample[] = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : [];

describe('Pictures from elsewhere', () => {
  if (samples.length === 0) it.skip('are in ../shared/corpus, which is not here');
  it.each(samples)('$file: $expect', async ({ file, expect: expected }) => {
    const handle = await open(new URL(file, folder));
    const outcome = await decodePicture(handle).catch((error: unknown) => error);
    await handle.close();
    if (outcome instanceof Error) {
      expect(outcome).toBeInstanceOf(ProblemError);
      expect(expected).not.toMatch(/^accept($|_and_strip)/);
      return;
    }
    expect(expected).not.toMatch(/^reject($|_or_(sanitise|clear_error))/);
    const { files } = outcome as Awaited<ReturnType<typeof decodePicture>>;
    expect([...files.keys()].sort()).toEqual([...PICTURE_FILES].sort());
    for (const [name, bytes] of files) {
      const { format, exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata();
      expect({ format, exif, xmp, iptc, icc, comments }).toEqual({ format: FORMATS[name.split('.')[1] ?? ''] });
      expect(bytes.toString('latin1')).not.toMatch(/<script|<\?php|EXIF|XMP /i);
    }
  });
});
