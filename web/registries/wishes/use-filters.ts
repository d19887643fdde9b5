import { useCallback, useDeferredValue, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { type Filters, readFilters, writeFilters } from './filters.ts';

const PAUSE_MS = 300;

interface RegistryFilters {
  /** What the fields show. */
  filters: Filters;
  /** What the gifts are filtered by: on a slow phone it lags behind `filters`, so that typing does not. */
  applied: Filters;
  setFilters: (filters: Filters) => void;
}

/**
 * A registry's filters, stored in the page's address. The address is changed without going through the router:
 * nothing is reloaded, and on the way back the router reads it.
 */
export function useFilters(categories: readonly { id: number }[]): RegistryFilters {
  const [params] = useSearchParams();
  const [filters, setFilters] = useState(() => readFilters(params));
  const { key } = useLocation();
  const [shownKey, setShownKey] = useState(key);
  const isStep = useNavigationType() === 'POP';
  // A step in the history past another page leaves the list as it is, under another of its addresses.
  if (shownKey !== key) {
    setShownKey(key);
    if (isStep) setFilters(readFilters(params));
  }
  // Of a category that is gone the field says "all".
  if (filters.category && !categories.some(({ id }) => id === filters.category)) {
    setFilters({ ...filters, category: 0 });
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = useCallback((next: Filters) => {
    setFilters(next);
    const { pathname } = window.location;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (window.location.pathname !== pathname) return;
      window.history.replaceState(window.history.state, '', pathname + writeFilters(next));
    }, PAUSE_MS);
  }, []);
  return { filters, applied: useDeferredValue(filters), setFilters: change };
}
