import { useSyncExternalStore } from 'react';
import { readBasket, subscribe, writeBasket } from '#web/session/browser-store.ts';
import {
  type Basket,
  type BasketRegistry,
  basketFrom,
  EMPTY_BASKET,
  isInBasket,
  type RegistryHead,
  type WishToGive,
  withoutWishes,
  withWish,
} from './contents.ts';

let known: { stored: unknown; basket: Basket } = { stored: undefined, basket: EMPTY_BASKET };

/** This browser's basket, stored by session/browser-store.ts; empty on the server and until hydration. */
export function useBasket(): Basket {
  return useSyncExternalStore(subscribe, currentBasket, () => EMPTY_BASKET);
}

/** Renders anew only when this gift is put in or taken out: a list has hundreds. */
export function useIsInBasket(birthRegistryId: number, wishId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isInBasket(currentBasket(), birthRegistryId, wishId),
    () => false,
  );
}

export function currentBasket(): Basket {
  const stored = readBasket();
  if (stored !== known.stored) known = { stored, basket: basketFrom(stored) };
  return known.basket;
}

let inSight: number | undefined;

/** Of the registry whose gifts the visitor looks at. */
export function noteRegistryInSight(id: number): void {
  inSight = id;
}

/** Of some registries in the basket: the one whose gifts were looked at last, otherwise the first. */
export function lastInSight(registries: readonly BasketRegistry[]): BasketRegistry | undefined {
  return registries.find(({ birthRegistryId }) => birthRegistryId === inSight) ?? registries[0];
}

export function addToBasket(registry: RegistryHead, wish: WishToGive): void {
  keepBasket(withWish(currentBasket(), registry, wish));
}

export function removeFromBasket(...wishIds: number[]): void {
  keepBasket(withoutWishes(currentBasket(), wishIds));
}

export function keepBasket(basket: Basket): void {
  writeBasket(basket.basketSize === 0 ? undefined : basket);
}
