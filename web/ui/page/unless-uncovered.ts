import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Every page's `shouldRevalidate`: whoever closes a dialog of the footer, which is its page with a hash, sees the page
 * as it was. React Router would ask for it again, the dialog would wait for that, and without a network be followed by
 * an error.
 */
export function unlessUncovered(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isUncovered = currentUrl.hash.startsWith('#info-') && currentUrl.href === nextUrl.href + currentUrl.hash;
  return defaultShouldRevalidate && !isUncovered;
}
