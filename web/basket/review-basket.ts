// What only the basket's page and the summary change of a basket: a list of gifts does without it.

import { type Basket, type BasketWish, type CountedWish, copiesLeft, summed, type WishToGive } from './contents.ts';
import { currentBasket, keepBasket } from './use-basket.ts';

export function takeCopies(wishId: number, quantity: number): void {
  keepBasket(withCopies(currentBasket(), wishId, quantity));
}

/** Adopts what the parents changed since a gift was added. */
export function refreshBasket(wishes: Parameters<typeof withFreshWishes>[1]): void {
  const basket = currentBasket();
  const fresh = withFreshWishes(basket, wishes);
  if (JSON.stringify(fresh) !== JSON.stringify(basket)) keepBasket(fresh);
}

/** What was booked leaves the basket; what was added meanwhile stays. */
export function takeOutBooked(booked: Basket): void {
  keepBasket(withoutBooked(currentBasket(), booked));
}

export function withoutBooked(basket: Basket, booked: Basket): Basket {
  const taken = new Map(booked.lists.flatMap(({ wishes }) => wishes.map(({ id, quantity }) => [id, quantity])));
  const left = (wish: BasketWish) => ({ ...wish, quantity: wish.quantity - (taken.get(wish.id) ?? 0) });
  return summed(
    basket.lists.map((registry) => ({
      ...registry,
      wishes: registry.wishes.map(left).filter(({ quantity }) => quantity > 0),
    })),
  );
}

/** Updated with the titles, prices and pictures its wishes have now. */
export function withFreshWishes(basket: Basket, fresh: readonly (WishToGive & CountedWish)[]): Basket {
  const byId = new Map(fresh.map((wish) => [wish.id, wish]));
  return summed(
    basket.lists.map((registry) => ({
      ...registry,
      wishes: registry.wishes.map((wish) => {
        const now = byId.get(wish.id);
        if (!now) return wish;
        const { title, price, img_path } = now;
        const free = copiesLeft(now);
        const chosenAt = wish.was ?? wish.price;
        const was = chosenAt === price ? undefined : chosenAt;
        return { ...wish, title, price, was, img_path, free, quantity: Math.max(1, Math.min(wish.quantity, free)) };
      }),
    })),
  );
}

/** With this many copies of a wish. */
export function withCopies(basket: Basket, wishId: number, quantity: number): Basket {
  const counted = (wish: BasketWish) => (wish.id === wishId ? { ...wish, quantity } : wish);
  return summed(basket.lists.map((registry) => ({ ...registry, wishes: registry.wishes.map(counted) })));
}
