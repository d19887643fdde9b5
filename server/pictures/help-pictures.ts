import { readFile } from 'node:fs/promises';
import { HELP_PICTURES, type HelpPicture, helpPicturePath } from '#contract/help-pictures.ts';
import { LANGUAGES, type Language } from '#locales/languages.ts';
import type { Context } from '../context.ts';
import { pictureStore } from './store/open-store.ts';

const NAMES = Object.keys(HELP_PICTURES.fr) as HelpPicture[];

/** Puts the help's pictures into the store unless they are there; several nodes may do so together. */
export async function ensureHelpPictures(context: Context): Promise<void> {
  // One language at a time, so as not to ask the store for all of them at once.
  for (const language of LANGUAGES) await Promise.all(NAMES.map((name) => ensureStored(context, language, name)));
}

async function ensureStored(context: Context, language: Language, name: HelpPicture): Promise<void> {
  const store = pictureStore(context);
  const path = helpPicturePath(language, name);
  if (!(await store.has(path))) await store.put(path, await readFile(helpPictureFile(language, name)));
}

const PATHS = new Set(LANGUAGES.flatMap((language) => NAMES.map((name) => helpPicturePath(language, name))));

/** Whether a file in the store is one of these, which the database does not know. */
export function isHelpPicture(path: string): boolean {
  return PATHS.has(path);
}

/** A picture as taken by `npm run help:pictures`. */
export function helpPictureFile(language: Language, name: string): URL {
  return new URL(`./help/${language}/${name}.webp`, import.meta.url);
}
