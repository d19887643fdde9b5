import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * For a page that the server renders without what only the browser knows (who asks, what is in the basket): its
 * browser's loader runs as soon as the page lives.
 */
export function useOwnView(isShown: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // Whatever goes wrong stands in the page then.
    if (!isShown) revalidate().catch(() => {});
  }, [isShown, revalidate]);
}
