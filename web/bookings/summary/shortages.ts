import { type BasketRegistry, copiesLeft, wishesInBasket } from '#web/basket/contents.ts';
import { refreshBasket } from '#web/basket/review-basket.ts';
import { perhapsOwn } from '#web/basket/under-way.ts';
import { currentBasket } from '#web/basket/use-basket.ts';
import { wishesOf } from '#web/basket/wishes-of.ts';
import { api } from '#web/data/api.ts';
import { hasCode } from '#web/data/api-errors.ts';

/** A wish of which the basket held more copies than are left. */
export interface Shortage {
  id: number;
  /** What the basket holds since then: at least one, even if none is left. Another number has been chosen later. */
  quantity: number;
  /** No longer on an online list; otherwise others booked it, or the parents want fewer. */
  isGone: boolean;
}

/**
 * Adopts what the parents changed since gifts were added, such as a price, and finds those of which too little is left.
 * @param refused wishes that the service has just refused: they are not this giver's own
 * @throws ApiError, NetworkError
 */
export async function findShortages(refused: readonly number[], signal?: AbortSignal): Promise<Shortage[]> {
  const now = await wishesNow(currentBasket().lists, signal);
  const own = perhapsOwn(currentBasket()).filter((id) => !refused.includes(id));
  const left = new Map(now.map((wish) => [wish.id, copiesLeft(wish)]));
  const short = wishesInBasket(currentBasket())
    .filter(({ id, quantity }) => !own.includes(id) && (refused.includes(id) || (left.get(id) ?? 0) < quantity))
    .map(({ id }) => id);
  refreshBasket(now.filter(({ id }) => !own.includes(id)));
  return shortagesOf(short, (id) => !left.has(id));
}

/** The shortages of these wishes of the basket as it is. */
export function shortagesOf(ids: readonly number[], isGone: (id: number) => boolean): Shortage[] {
  return wishesInBasket(currentBasket())
    .filter(({ id }) => ids.includes(id))
    .map(({ id, quantity }) => ({ id, quantity, isGone: isGone(id) }));
}

/** All wishes of these registries, as they are now: none of one that is not online. */
async function wishesNow(registries: readonly BasketRegistry[], signal: AbortSignal | undefined) {
  const answers = registries.map(async ({ birthRegistryId }) => {
    const params = { birth_registry_id: birthRegistryId };
    try {
      return wishesOf(
        await api('GET /category/birth_registry/{birth_registry_id}', { params, ...(signal ? { signal } : {}) }),
      );
    } catch (error) {
      if (hasCode(error, 'NOT_FOUND')) return [];
      throw error;
    }
  });
  return (await Promise.all(answers)).flat();
}
