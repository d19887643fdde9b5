import type { Answer } from '#contract/calls.ts';
import type { Basket, BasketRegistry } from '../contents.ts';

/** What became of a wish since it was put in: free, taken by others, off the registry, or not to be found out. */
export type WishState = 'free' | 'booked' | 'gone' | 'unknown';

type Categories = Answer<'GET /category/birth_registry/{birth_registry_id}'>;
type Address = Answer<'GET /birthregistry/public/{birth_registry_id}'>;

/** What the API says now of one registry of the basket. */
export interface RegistryNow {
  /** Null where the registry is not online (any more), or gave no answer. */
  address: Address | null;
  /** Null where the registry gave no answer. */
  categories: Categories | null;
  /** No such registry, or none that is online. */
  isGone: boolean;
}

export function stateOf(wishId: number, now: RegistryNow | undefined): WishState {
  if (!now) return 'unknown';
  if (now.isGone) return 'gone';
  if (!now.categories) return 'unknown';
  const wish = wishesOf(now.categories).find(({ id }) => id === wishId);
  if (!wish) return 'gone';
  return wish.available ? 'free' : 'booked';
}

/** The wishes of the basket that nobody can book any more. */
export function lostWishes(basket: Basket, now: Record<number, RegistryNow>): number[] {
  return basket.lists.flatMap((registry) => lostOf(registry, now[registry.birthRegistryId]));
}

function lostOf(registry: BasketRegistry, now: RegistryNow | undefined): number[] {
  const lost: WishState[] = ['booked', 'gone'];
  return registry.wishes.map(({ id }) => id).filter((id) => lost.includes(stateOf(id, now)));
}

/** All wishes of a registry, whoever the reader is. */
export function wishesOf(categories: Categories) {
  return categories.flatMap((category) => [...category.wishes]);
}
