import { fetchTexts } from '#locales/page-texts.ts';
import { pageLanguage } from './language.ts';

/**
 * For the `clientMiddleware` of the pages around a list (home, basket, booking): coming from a list, their texts have
 * not been fetched yet.
 */
export async function fetchGiversTexts<Result>(_: unknown, next: () => Promise<Result>): Promise<Result> {
  await fetchTexts(pageLanguage(), 'givers');
  return next();
}

/** Their `handle`, which root.tsx passes to the browser's entry. */
export const GIVERS = { readers: 'givers' };
