/** The kinds of things the catalogue is sorted into, in the order people see them. */
export const ARTICLE_CATEGORIES = [
  'outings',
  'sleep',
  'meals',
  'bath',
  'clothes',
  'toys',
  'room',
  'carrying',
  'car',
  'safety',
  'books',
  'parents',
  'other',
] as const;

export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** Why a line of a feed was not taken as an article (in words: locales/en/catalogue-imports.ts). */
export const REFUSAL_REASONS = [
  'COLUMNS',
  'NO_TITLE',
  'NO_LINK',
  'BAD_LINK',
  'DUPLICATE',
  'BROKEN',
  'BAD_PRICE',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Why a feed was not imported and nothing changed (in words: locales/en/catalogue-imports.ts). */
export const IMPORT_FAILURES = [
  'UNREACHABLE',
  'TOO_LARGE',
  'NO_FEED',
  'NO_COLUMNS',
  'BROKEN_OFF',
  'ENDLESS',
  'MOSTLY_REFUSED',
  'EMPTY',
  'SHRUNK',
  'RUNNING',
  'FAILED',
] as const;
export type ImportFailure = (typeof IMPORT_FAILURES)[number];
