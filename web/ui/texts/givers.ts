import { fetchTexts } from '#locales/page-texts.ts';
import { pageLanguage } from './language.ts';

/**
 * For the `clientMiddleware` of the pages around a list (home, basket, booking): who comes from a list has not fetched
 * their texts yet.
 */
export async function fetchGiversTexts<Result>(_: unknown, next: () => Promise<Result>): Promise<Result> {
  await fetchTexts(pageLanguage(), 'givers');
  return next();
}

/** Their `handle`, of which root.tsx tells the browser's entry. */
export const GIVERS = { readers: 'givers' };
