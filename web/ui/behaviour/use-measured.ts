import { useEffect, useState } from 'react';

/** Browsers note sizes when they first draw a page; that may still be to come when it is mounted. */
const MS = 500;

/**
 * For the `data-measured` of a long list (styles/base.css): once its items have been laid out, those out of sight are
 * neither styled nor drawn until they come near. Their places are known by then, so nothing moves.
 * @param isWhole false while some of its items are still to come
 */
export function useMeasured(isWhole = true): boolean {
  const [isMeasured, setMeasured] = useState(false);
  useEffect(() => {
    if (!isWhole) return;
    const timer = setTimeout(() => setMeasured(true), MS);
    return () => {
      clearTimeout(timer);
      setMeasured(false);
    };
  }, [isWhole]);
  return isMeasured;
}
