import type { Answer } from '#contract/calls.ts';
import { type Basket, type BasketRegistry, copiesLeft, wishesInBasket } from '../contents.ts';
import { wishesOf } from '../wishes-of.ts';

/**
 * The state of a wish since it was added: free, with fewer copies left than were in the basket, taken by others, no
 * longer on the registry, on one that is no longer online, or unknown.
 */
export type WishState = 'free' | 'fewer' | 'booked' | 'gone' | 'offline' | 'unknown';

type Categories = Answer<'GET /category/birth_registry/{birth_registry_id}'>;
type Address = Answer<'GET /birthregistry/public/{birth_registry_id}'>;

/** What the API says now about one registry of the basket. */
export interface RegistryNow {
  /** Null if the registry is not online (any more), or there was no answer. */
  address: Address | null;
  /** Null if there was no answer. */
  categories: Categories | null;
  /** No such registry, or not online. */
  isGone: boolean;
  /** The wishes of which the basket held more copies than are left. */
  fewer: readonly number[];
}

export function wishStateOf(wishId: number, now: RegistryNow | undefined): WishState {
  if (!now) return 'unknown';
  if (now.isGone) return 'offline';
  if (!now.categories) return 'unknown';
  const wish = wishesOf(now.categories).find(({ id }) => id === wishId);
  if (!wish) return 'gone';
  if (!wish.available) return 'booked';
  return now.fewer.includes(wishId) ? 'fewer' : 'free';
}

/** The wishes of which fewer copies are left than are in the basket. */
export function fewerLeft(basket: Basket, categories: Categories): number[] {
  const held = new Map(wishesInBasket(basket).map(({ id, quantity }) => [id, quantity]));
  return wishesOf(categories)
    .filter((wish) => (held.get(wish.id) ?? 0) > copiesLeft(wish))
    .map(({ id }) => id);
}

/** The wishes in the basket that can no longer be booked. */
export function lostWishes(basket: Basket, now: Record<number, RegistryNow>): number[] {
  return basket.lists.flatMap((registry) => lostOf(registry, now[registry.birthRegistryId]));
}

function lostOf(registry: BasketRegistry, now: RegistryNow | undefined): number[] {
  const lost: WishState[] = ['booked', 'gone', 'offline'];
  return registry.wishes.map(({ id }) => id).filter((id) => lost.includes(wishStateOf(id, now)));
}
