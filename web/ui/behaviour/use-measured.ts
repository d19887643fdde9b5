import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The page is busy with something else before. */
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
    let frame = 0;
    // Browsers note sizes when they draw, which may still be to come.
    const onceDrawn = () => {
      frame = requestAnimationFrame(() => {
        // At once: until browsers have drawn again they take all of it for out of sight, and a press goes past it.
        frame = requestAnimationFrame(() => flushSync(() => setMeasured(count)));
      });
    };
    const timer = setTimeout(onceDrawn, MS);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [count, isWhole]);
  if (measured === null || !isWhole) return 'no';
  return measured === count ? 'whole' : 'items';
}
