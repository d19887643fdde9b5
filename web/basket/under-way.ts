import { useSyncExternalStore } from 'react';
import { inTab } from '#web/session/safe-storage.ts';
import { type Basket, wishesInBasket } from './contents.ts';

type WishIds = readonly number[];

/** What was sent for one content of the basket, for as long as the tab lives. */
export interface Attempt {
  /** As `named` says it. */
  wishes: string;
  key: string;
  /** Bodies whose answer never came: one of them may have been booked. */
  unanswered: string[];
}

export const lastAttempt = inTab<Attempt>('cigogne-booking');

/** The wishes of an attempt, repeated once per copy. */
export function named(wishIds: WishIds): string {
  return [...wishIds].sort((one, other) => one - other).join();
}

/** What this tab has sent without hearing whether it was booked. */
export function unansweredWishes(): WishIds {
  const attempt = lastAttempt.read();
  return attempt && attempt.unanswered.length > 0 ? attempt.wishes.split(',').map(Number) : NONE;
}

/** What may be this giver's own by now, and is not lost: sending the basket again as it is tells. */
export function perhapsOwn(basket: Basket): WishIds {
  if (underWay.length > 0) return underWay;
  const sent = unansweredWishes();
  const held = wishesInBasket(basket).flatMap(({ id, quantity }) => Array<number>(quantity).fill(id));
  return named(sent) === named(held) ? sent : NONE;
}

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
