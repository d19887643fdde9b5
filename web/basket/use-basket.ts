import { useMemo, useSyncExternalStore } from 'react';
import { readBasket, readNothing, subscribe, writeBasket } from '#web/session/browser-store.ts';
import {
  type Basket,
  basketFrom,
  type RegistryHead,
  type WishToGive,
  withCopies,
  withFreshWishes,
  withoutWishes,
  withWish,
} from './contents.ts';

/** This browser's basket, stored by session/browser-store.ts; empty on the server and until hydration. */
export function useBasket(): Basket {
  const stored = useSyncExternalStore(subscribe, readBasket, readNothing);
  return useMemo(() => basketFrom(stored), [stored]);
}

export function currentBasket(): Basket {
  return basketFrom(readBasket());
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
