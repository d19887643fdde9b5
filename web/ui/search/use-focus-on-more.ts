import { useEffect, useRef } from 'react';

/**
 * For the list above a link that brings more of it; returns the list's ref. Once there are more, the focus goes to the
 * first of them: the link stays behind all that has come, or goes.
 */
export function useFocusOnMore(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    list.current?.children[before.current]?.querySelector('a')?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return list;
}
