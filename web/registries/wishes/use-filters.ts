import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { type Filters, readFilters, writeFilters } from './filters.ts';

/** Typing rests, or a thumb of the slider. */
const PAUSE_MS = 200;

interface RegistryFilters {
  /** What the fields show. */
  filters: Filters;
  /** What the gifts are filtered by: among hundreds of them each letter would wait for what the last one did. */
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
  return { filters, applied: useApplied(filters), setFilters };
}

function useApplied(filters: Filters): Filters {
  const [applied, setApplied] = useState(filters);
  useEffect(() => {
    if (filters === applied) return;
    const { pathname } = window.location;
    const timer = setTimeout(
      () => {
        // The address is another page's before this one is taken down.
        if (window.location.pathname !== pathname) return;
        startTransition(() => setApplied(filters));
        window.history.replaceState(window.history.state, '', pathname + writeFilters(filters));
      },
      isBeingSet(filters, applied) ? PAUSE_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [filters, applied]);
  return applied;
}

/** By more than one key or movement. */
function isBeingSet(now: Filters, before: Filters): boolean {
  return now.text !== before.text || now.min !== before.min || now.max !== before.max;
}
