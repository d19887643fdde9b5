import { readFile } from 'node:fs/promises';
import { HELP_PICTURES, type HelpPicture, helpPicturePath } from '#contract/help-pictures.ts';
import { LANGUAGES, type Language } from '#locales/languages.ts';
import type { Context } from '../context.ts';
import { pictureStore } from './store/open-store.ts';

const NAMES = Object.keys(HELP_PICTURES.fr) as HelpPicture[];

/** Puts the pictures of the help into the store, where they are not there yet; several nodes may do so together. */
export async function ensureHelpPictures(context: Context): Promise<void> {
  // A language at a time: a store is not asked for all of them at once.
  for (const language of LANGUAGES) await Promise.all(NAMES.map((name) => ensureStored(context, language, name)));
}

async function ensureStored(context: Context, language: Language, name: HelpPicture): Promise<void> {
  const store = pictureStore(context);
  const path = helpPicturePath(language, name);
  if (!(await store.has(path))) await store.put(path, await readFile(helpPictureFile(language, name)));
}

/** A picture as `npm run help:pictures` took it. */
export function helpPictureFile(language: Language, name: string): URL {
  return new URL(`./help/${language}/${name}.webp`, import.meta.url);
}
