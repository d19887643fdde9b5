import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * For pages the server renders without what only the browser knows (who is asking, what is in the basket), or that
 * begin with what the page before showed: the browser's loader runs as soon as they stand there.
 */
export function useOwnView(isShown: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // The page itself shows whatever goes wrong.
    if (!isShown) revalidate().catch(() => {});
  }, [isShown, revalidate]);
}
