import { useEffect } from 'react';
import { type BasketRegistry, copiesLeft, wishesInBasket } from '#web/basket/contents.ts';
import { refreshBasket } from '#web/basket/review-basket.ts';
import { wishesUnderWay } from '#web/basket/under-way.ts';
import { currentBasket } from '#web/basket/use-basket.ts';
import { wishesOf } from '#web/basket/wishes-of.ts';
import { api } from '#web/data/api.ts';

/** All wishes of these registries, as they are now. */
export async function wishesNow(registries: readonly BasketRegistry[], signal?: AbortSignal) {
  const answers = registries.map(({ birthRegistryId }) => {
    const params = { birth_registry_id: birthRegistryId };
    return api('GET /category/birth_registry/{birth_registry_id}', { params, ...(signal ? { signal } : {}) });
  });
  return (await Promise.all(answers)).flatMap(wishesOf);
}

/**
 * Whoever comes from a list's bar has passed the basket's page by: a price that the parents changed is told here, too.
 * What is gone, or has fewer copies, is told once it is refused, with what can be done about it.
 */
export function useFreshPrices(): void {
  useEffect(() => {
    const leaving = new AbortController();
    adoptPrices(leaving.signal).catch(() => {});
    return () => leaving.abort();
  }, []);
}

async function adoptPrices(signal: AbortSignal): Promise<void> {
  const wishes = await wishesNow(currentBasket().lists, signal);
  if (wishesUnderWay().length > 0) return;
  const held = new Map(wishesInBasket(currentBasket()).map(({ id, quantity }) => [id, quantity]));
  refreshBasket(wishes.filter((wish) => copiesLeft(wish) >= (held.get(wish.id) ?? 0)));
}
