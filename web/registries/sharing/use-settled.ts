import { useEffect, useState } from 'react';

const REST_MS = 1500;

/**
 * True once the page has been there for a while: what may be needed later must not compete with what is needed now.
 */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
