import { useEffect } from 'react';
import { changesSoFar } from '#web/data/api.ts';
import { readId } from '#web/data/read-id.ts';
import { readToken } from '#web/session/browser-store.ts';
import type { ManagedRegistry } from './managed-registry.ts';

interface Shown {
  registry: ManagedRegistry;
  token: string | undefined;
  /** How much had been changed from this tab by then. */
  changes: number;
}

let onScreen: ManagedRegistry | null = null;
let lastShown: Shown | null = null;

/** While its page is shown, those it leads to begin with what its parents are looking at: they open at once. */
export function useRegistryOnScreen(registry: ManagedRegistry): void {
  useEffect(() => {
    const shown = { registry, token: readToken(), changes: changesSoFar() };
    onScreen = registry;
    lastShown = null;
    return () => {
      onScreen = null;
      lastShown = shown;
    };
  }, [registry]);
}

/**
 * The registry that was on the screen last, if it is this one and neither the session nor anything else was changed in
 * this tab since: its page begins with it, and asks again. Once: whoever asks again wants to know.
 */
export function takeLastShown(param: string): ManagedRegistry | null {
  const shown = lastShown;
  lastShown = null;
  const isSame = shown?.registry.id === readId(param) && shown?.token === readToken();
  return isSame && shown?.changes === changesSoFar() ? shown.registry : null;
}

/** The registry as it is on the screen where an answer says the same: hundreds of cards stay as they are. */
export function asOnScreen(registry: ManagedRegistry): ManagedRegistry {
  return onScreen && JSON.stringify(onScreen) === JSON.stringify(registry) ? onScreen : registry;
}

/** The registry with this id, if that is what its parents are looking at. */
export function registryOnScreen(param: string): ManagedRegistry | null {
  return onScreen?.id === readId(param) ? onScreen : null;
}

/** The same for one of its wishes. */
export function wishOnScreen(param: string, wishParam: string) {
  const registry = registryOnScreen(param);
  const id = readId(wishParam);
  const wish = registry?.categories.flatMap(({ wishes }) => wishes).find((each) => each.id === id);
  return registry && wish ? { registry, wish } : null;
}
