import { useMemo, useSyncExternalStore } from 'react';
import { readBasket, readNothing, subscribe, writeBasket } from '#web/session/browser-store.ts';
import {
  type Basket,
  type BasketWish,
  basketFrom,
  type RegistryHead,
  withFreshWishes,
  withoutWishes,
  withWish,
} from './contents.ts';

/** The basket of this browser; empty on the server and until the page is hydrated. */
export function useBasket(): Basket {
  const stored = useSyncExternalStore(subscribe, readBasket, readNothing);
  return useMemo(() => basketFrom(stored), [stored]);
}

export function currentBasket(): Basket {
  return basketFrom(readBasket());
}

export function addToBasket(registry: RegistryHead, wish: Omit<BasketWish, 'quantity'>): void {
  keep(withWish(currentBasket(), registry, wish));
}

export function removeFromBasket(...wishIds: number[]): void {
  keep(withoutWishes(currentBasket(), wishIds));
}

/** Takes over what the parents changed since a gift was put in. */
export function refreshBasket(wishes: readonly Omit<BasketWish, 'quantity'>[]): void {
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
