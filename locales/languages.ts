/** The languages of the product, the default first. */
export const LANGUAGES = ['fr', 'en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Joins one area's texts in all languages: `basketTexts('de').title`.
 * The French texts are the type, so that a text missing in another language does not compile.
 */
export function inEachLanguage<Texts>(texts: Record<Language, Texts>): (language: Language) => Texts {
  return (language) => texts[language];
}

/** English and German: one is singular. French says zero in the singular too: `pluralFr`. */
export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}

export function pluralFr(count: number, one: string, other: string): string {
  return Math.abs(count) < 2 ? one : other;
}
