import sharp from 'sharp';
import { PICTURE_FILES } from '#contract/everywhere/picture-names.ts';
import type { MadePicture } from '../../pictures/decoding/start-decoding-process.ts';
import type { TestApp } from '../app.ts';
import { fileForm } from '../multipart.ts';

export const RED = { r: 220, g: 30, b: 30 };
export const BLUE = { r: 30, g: 30, b: 220 };

/** Left half red, right half blue. */
export function twoColours(width: number, height: number) {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: BLUE } };
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: half, left: Math.floor(width / 2), top: 0 },
  ]);
}

/** A stand-in for a decoder's result, where nobody looks at it. */
export function madePicture(): MadePicture {
  return {
    width: 40,
    height: 30,
    colours: 'c33c33c33c33',
    files: new Map(PICTURE_FILES.map((file) => [file, Buffer.from(file)])),
  };
}

/** What people do with their pictures. */
export function pictureCalls(testApp: () => TestApp) {
  return {
    async upload(token: string, bytes: Uint8Array, { bucket = 'item', name = 'photo.jpg' } = {}) {
      return testApp().request(`POST /s3/upload/${bucket}`, { token, ...(await fileForm(bytes, name)) });
    },
    /** What is served under the path an upload returned. */
    fetchPicture(path: string) {
      return testApp().app.inject({ method: 'GET', url: `/images/${path}` });
    },
  };
}
