import pictures from './help-pictures.json' with { type: 'json' };

/**
 * The help's pictures in each language, with what their bytes begin the hash with; `npm run help:pictures` writes it.
 */
export const HELP_PICTURES = pictures;

/** A picture of the product: each is there in every language. */
export type HelpPicture = keyof typeof pictures.fr;

/** Where it is kept. Other bytes have another name. */
export function helpPicturePath(language: keyof typeof pictures, picture: HelpPicture): string {
  return `help/${pictures[language][picture]}-${picture}-${language}.webp`;
}
