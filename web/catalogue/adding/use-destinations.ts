import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '#web/data/api.ts';
import { isSessionEnd } from '#web/data/api-errors.ts';
import type { CategoryChoice } from '#web/wishes/categories/create-category.ts';
import { lastDestination } from '#web/wishes/categories/last-destination.ts';
import { type OwnRegistry, proposedRegistry } from './destination.ts';

const MOST_LISTS = 100;

export type Destinations = ReturnType<typeof useDestinations>;

/** The lists of whoever is logged in, and the categories of the one that is chosen. */
export function useDestinations(onSessionEnd: () => void) {
  const [registries, setRegistries] = useState<OwnRegistry[] | null>(null);
  const [registry, setRegistry] = useState<OwnRegistry>();
  const [known, setKnown] = useState<Record<number, CategoryChoice[]>>({});
  const [hasFailed, setFailed] = useState(false);

  async function attempt(load: (signal: AbortSignal) => Promise<void>, signal: AbortSignal) {
    try {
      await load(signal);
    } catch (error) {
      if (signal.aborted) return;
      if (isSessionEnd(error)) onSessionEnd();
      else setFailed(true);
    }
  }
  const loadRegistries = useEffectEvent((signal: AbortSignal) =>
    attempt(async () => {
      const mine = await api('GET /birthregistry/mine', { query: { skip: 0, limit: MOST_LISTS }, signal });
      if (signal.aborted) return;
      setRegistries(mine);
      setRegistry(proposedRegistry(mine, lastDestination.read()));
    }, signal),
  );
  const loadCategories = useEffectEvent((id: number, signal: AbortSignal) =>
    attempt(async () => {
      const params = { birth_registry_id: id };
      const categories = await api('GET /category/birth_registry/{birth_registry_id}', { params, signal });
      if (!signal.aborted) setKnown((before) => ({ ...before, [id]: categories }));
    }, signal),
  );

  useEffect(() => {
    if (hasFailed || registries) return;
    const controller = new AbortController();
    loadRegistries(controller.signal).catch(reportError);
    return () => controller.abort();
  }, [hasFailed, registries]);
  const id = registry?.id;
  const isKnown = id !== undefined && known[id] !== undefined;
  useEffect(() => {
    if (hasFailed || id === undefined || isKnown) return;
    const controller = new AbortController();
    loadCategories(id, controller.signal).catch(reportError);
    return () => controller.abort();
  }, [hasFailed, id, isKnown]);

  return {
    registries,
    registry,
    /** Null while they are on their way. */
    categories: (id !== undefined && known[id]) || null,
    hasFailed,
    choose: (chosen: number) => setRegistry(registries?.find((each) => each.id === chosen)),
    retry: () => setFailed(false),
  };
}
