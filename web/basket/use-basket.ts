import { useSyncExternalStore } from 'react';
import { readBasket, subscribe, writeBasket } from '#web/session/browser-store.ts';
import {
  type Basket,
  basketFrom,
  EMPTY_BASKET,
  isInBasket,
  type RegistryHead,
  type WishToGive,
  withCopies,
  withFreshWishes,
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

export function addToBasket(registry: RegistryHead, wish: WishToGive): void {
  keep(withWish(currentBasket(), registry, wish));
}

export function takeCopies(wishId: number, quantity: number): void {
  keep(withCopies(currentBasket(), wishId, quantity));
}

export function removeFromBasket(...wishIds: number[]): void {
  keep(withoutWishes(currentBasket(), wishIds));
}

/** Adopts what the parents changed since a gift was added. */
export function refreshBasket(wishes: Parameters<typeof withFreshWishes>[1]): void {
  const basket = currentBasket();
  const fresh = withFreshWishes(basket, wishes);
  if (JSON.stringify(fresh) !== JSON.stringify(basket)) keep(fresh);
}

export function cleanBasket(): void {
  writeBasket(undefined);
}

function keep(basket: Basket): void {
  writeBasket(basket.basketSize === 0 ? undefined : basket);
}
