import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { basketTexts } from '#locales/basket.ts';
import { api } from '#web/data/api.ts';
import { ApiError } from '#web/data/api-errors.ts';
import { useOwnView } from '#web/data/own-view.ts';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import { fetchGiversTexts, GIVERS } from '#web/ui/texts/givers.ts';
import type { Basket } from '../contents.ts';
import { refreshBasket } from '../review-basket.ts';
import { perhapsOwn, useWishesUnderWay } from '../under-way.ts';
import { currentBasket } from '../use-basket.ts';
import { wishesOf } from '../wishes-of.ts';
import type { Route } from './+types/basket.ts';
import { BasketView } from './basket-view.tsx';
import { fewerLeft, type RegistryNow } from './wish-states.ts';

export const shouldRevalidate = unlessUncovered;

export const clientMiddleware = [fetchGiversTexts];
export const handle = GIVERS;

/**
 * Asks each registry of the basket for its address and the state of its wishes. If that fails, the basket stays as it
 * is.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Record<number, RegistryNow>> {
  // Before the summary that one leaves adopts what is left, and nobody hears of it.
  const held = currentBasket();
  const ids = held.lists.map((registry) => registry.birthRegistryId);
  const answers = await Promise.all(ids.map((id) => askRegistry(id, held, request.signal)));
  const own = perhapsOwn(currentBasket());
  refreshBasket(answers.flatMap(({ categories }) => wishesOf(categories ?? [])).filter(({ id }) => !own.includes(id)));
  return Object.fromEntries(ids.map((id, index) => [id, answers[index] as RegistryNow]));
}

async function askRegistry(id: number, held: Basket, signal: AbortSignal): Promise<RegistryNow> {
  const params = { birth_registry_id: id };
  const [address, categories] = await Promise.allSettled([
    api('GET /birthregistry/public/{birth_registry_id}', { params, signal }),
    api('GET /category/birth_registry/{birth_registry_id}', { params, signal }),
  ]);
  const now = categories.status === 'fulfilled' ? categories.value : null;
  return {
    address: address.status === 'fulfilled' ? address.value : null,
    categories: now,
    isGone: categories.status === 'rejected' && isNotFound(categories.reason),
    fewer: now ? fewerLeft(held, now) : [],
  };
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The basket is in the browser: the server only renders what surrounds it. */
export function loader(): null {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: basketTexts(siteOf(matches).lang).title, noindex: true });
}

export default function BasketPage({ loaderData }: Route.ComponentProps) {
  useOwnView(loaderData !== null);
  useAnswers();
  return <BasketView now={loaderData} />;
}

/** Asks again once a booking that was on its way has its answer: what is free has changed, by it or by others. */
function useAnswers(): void {
  const { revalidate } = useRevalidator();
  const isSending = useWishesUnderWay().length > 0;
  const wasSending = useRef(isSending);
  useEffect(() => {
    // The page itself shows whatever goes wrong.
    if (wasSending.current && !isSending) revalidate().catch(() => {});
    wasSending.current = isSending;
  }, [isSending, revalidate]);
}
