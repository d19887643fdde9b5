import { useEffect, useState } from 'react';

/** Browsers note sizes when they first draw a page; that may still be to come when it is mounted. */
const MS = 500;

/**
 * For the `data-measured` of a long list (styles/base.css): once its items have been laid out, those out of sight are
 * neither styled nor drawn until they come near, nor is all of it (`whole`) until it has more or fewer of them. Their
 * places are known by then, so nothing moves.
 * @param isWhole false while some of its items are still to come
 */
export function useMeasured(count: number, isWhole = true): 'no' | 'items' | 'whole' {
  const [measured, setMeasured] = useState<number | null>(null);
  useEffect(() => {
    if (!isWhole) return setMeasured(null);
    const timer = setTimeout(() => setMeasured(count), MS);
    return () => clearTimeout(timer);
  }, [count, isWhole]);
  if (measured === null || !isWhole) return 'no';
  return measured === count ? 'whole' : 'items';
}
