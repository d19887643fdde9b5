import pictures from './help-pictures.json' with { type: 'json' };

/** The help's pictures per language, each with the start of its content hash; written by `npm run help:pictures`. */
export const HELP_PICTURES = pictures;

/** A picture of the product; each exists in every language. */
export type HelpPicture = keyof typeof pictures.fr;

/** The name contains the hash, so a changed picture gets a new name. */
export function helpPicturePath(language: keyof typeof pictures, picture: HelpPicture): string {
  return `help/${pictures[language][picture]}-${picture}-${language}.webp`;
}
