import { useEffect } from 'react';
import { readId } from '#web/data/read-id.ts';
import { LastShown } from './last-shown.ts';
import type { ManagedRegistry } from './managed-registry.ts';

let onScreen: ManagedRegistry | null = null;
let wishOnItsPage: number | null = null;
const lastShown = new LastShown<ManagedRegistry>();

/** While its page is shown, those it leads to begin with what its parents are looking at: they open at once. */
export function useRegistryOnScreen(registry: ManagedRegistry): void {
  useEffect(() => {
    onScreen = registry;
    const leave = lastShown.whileShown(registry, String(registry.id));
    return () => {
      onScreen = null;
      leave();
    };
  }, [registry]);
}

/** The registry as it was when its parents left its page. */
export function takeLastShown(param: string): ManagedRegistry | null {
  return lastShown.take(String(readId(param)));
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

/** While the wish has a page of its own on the screen, the registry that follows begins at its card. */
export function useWishPage(wishId: number | undefined): void {
  useEffect(() => {
    wishOnItsPage = wishId ?? null;
    return () => {
      wishOnItsPage = null;
    };
  }, [wishId]);
}

/** The wish whose page is being left for the one that is being rendered. */
export function wishBeingLeft(): number | null {
  return wishOnItsPage;
}
