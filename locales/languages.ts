/** The product's languages, the default first. */
export const LANGUAGES = ['fr', 'en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Joins one area's texts in all languages: `basketTexts('de').title`. French defines the type, so a text missing in
 * another language does not compile.
 */
export function inEachLanguage<Texts>(texts: Record<Language, Texts>): (language: Language) => Texts {
  return (language) => texts[language];
}

/** For English and German, where only one is singular. In French zero is singular too: `pluralFr`. */
export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}

export function pluralFr(count: number, one: string, other: string): string {
  return Math.abs(count) < 2 ? one : other;
}
