import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '#web/data/api.ts';
import { isSessionEnd } from '#web/data/api-errors.ts';
import type { CategoryChoice } from '#web/data/registries/create-category.ts';
import { lastDestination } from '#web/wishes/categories/last-destination.ts';
import { type OwnRegistry, proposedRegistry } from './destination.ts';

const MOST_REGISTRIES = 100;

export type Destinations = ReturnType<typeof useDestinations>;

/** The registries of whoever is logged in, and the chosen one's categories. */
export function useDestinations(onSessionEnd: () => void) {
  const [registries, setRegistries] = useState<OwnRegistry[] | null>(null);
  const [registry, setRegistry] = useState<OwnRegistry>();
  const [known, setKnown] = useState<Record<number, CategoryChoice[]>>({});
  const { load, hasFailed, retry } = useLoading(onSessionEnd);
  const loadRegistries = useEffectEvent(() =>
    load(async (signal) => {
      const mine = await api('GET /birthregistry/mine', { query: { skip: 0, limit: MOST_REGISTRIES }, signal });
      if (signal.aborted) return;
      setRegistries(mine);
      setRegistry(proposedRegistry(mine, lastDestination.read()));
    }),
  );
  const loadCategories = useEffectEvent((id: number) =>
    load(async (signal) => {
      const params = { birth_registry_id: id };
      const categories = await api('GET /category/birth_registry/{birth_registry_id}', { params, signal });
      if (!signal.aborted) setKnown((before) => ({ ...before, [id]: categories }));
    }),
  );

  useEffect(() => (hasFailed || registries ? undefined : loadRegistries()), [hasFailed, registries]);
  const id = registry?.id;
  const isKnown = id !== undefined && known[id] !== undefined;
  useEffect(
    () => (hasFailed || id === undefined || isKnown ? undefined : loadCategories(id)),
    [hasFailed, id, isKnown],
  );

  /** Something of it is gone: loads what is there now. Returns whether the chosen list still is. */
  async function refresh(): Promise<boolean> {
    const mine = await api('GET /birthregistry/mine', { query: { skip: 0, limit: MOST_REGISTRIES } });
    const still = mine.find((each) => each.id === id);
    setRegistries(mine);
    setRegistry(still ?? proposedRegistry(mine, lastDestination.read()));
    setKnown({});
    return still !== undefined;
  }

  return {
    registries,
    registry,
    /** Null while loading. */
    categories: (id !== undefined && known[id]) || null,
    hasFailed,
    choose: (chosen: number) => setRegistry(registries?.find((each) => each.id === chosen)),
    retry,
    refresh,
  };
}

/** Loads, and knows whether that failed; the result may no longer be wanted when it arrives. */
function useLoading(onSessionEnd: () => void) {
  const [hasFailed, setFailed] = useState(false);

  /** @returns stops loading */
  function load(work: (signal: AbortSignal) => Promise<void>): () => void {
    const controller = new AbortController();
    work(controller.signal).catch((error) => {
      if (controller.signal.aborted) return;
      if (isSessionEnd(error)) onSessionEnd();
      else setFailed(true);
    });
    return () => controller.abort();
  }
  return { load, hasFailed, retry: () => setFailed(false) };
}
