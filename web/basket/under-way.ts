import { useSyncExternalStore } from 'react';

type WishIds = readonly number[];

const NONE: WishIds = [];
let underWay = NONE;
const listeners = new Set<() => void>();

function change(wishIds: WishIds): void {
  underWay = wishIds;
  // For a list's styles: its script stays small.
  const { dataset } = document.documentElement;
  if (wishIds.length > 0) dataset.underWay = 'true';
  else delete dataset.underWay;
  for (const listener of listeners) listener();
}

/**
 * Leaving the summary does not stop a booking: until its answer is there, these gifts can neither be taken out of the
 * basket nor sent a second time.
 */
export async function whileUnderWay<Result>(wishIds: WishIds, booking: () => Promise<Result>): Promise<Result> {
  change(wishIds);
  try {
    return await booking();
  } finally {
    change(NONE);
  }
}

/** The gifts that have been sent and not answered yet; empty if no booking is on its way. */
export function wishesUnderWay(): WishIds {
  return underWay;
}

export function useWishesUnderWay(): WishIds {
  return useSyncExternalStore(subscribe, wishesUnderWay, () => NONE);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
