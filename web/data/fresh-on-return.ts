import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * For pages of what others change, too: whoever comes back to the tab sees what is true now. Their loaders keep what is
 * shown if the service does not answer (`keepingLast`).
 */
export function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = () => {
      // The page itself shows whatever goes wrong.
      if (document.visibilityState === 'visible' && navigator.onLine) revalidate().catch(() => {});
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [revalidate]);
}
