import * as z from 'zod';
import { bookingCreate } from '#contract/booking-request.ts';
import type { Basket, BasketWish } from '#web/basket/contents.ts';
import type { User } from '#web/session/session.ts';
import type { KnownGiver } from './known-giver.ts';
import type { BookingBody } from './send-booking.ts';

const { first_name, last_name, email, anonymous, message } = bookingCreate.shape;

/** Givers say who they are once, and write a message for each registry. */
export const bookingForm = z.object({
  first_name,
  last_name,
  email,
  anonymous,
  /** Remember the name and address in this browser for next time. */
  remember: z.boolean(),
  messages: z.record(z.string(), message),
});

export type BookingFormInput = z.input<typeof bookingForm>;
export type BookingFormOutput = z.output<typeof bookingForm>;

/**
 * The field for a registry's message; not just digits, which a form would take for an array index. Drafts are stored
 * under it.
 */
export function messageField(birthRegistryId: number): string {
  return `list${birthRegistryId}`;
}

export function emptyBooking(basket: Basket, giver: User | KnownGiver | null): BookingFormInput {
  return {
    first_name: giver?.first_name ?? '',
    last_name: giver?.last_name ?? '',
    email: giver?.email ?? '',
    anonymous: false,
    remember: giver !== null && !('id' in giver),
    messages: Object.fromEntries(basket.lists.map((registry) => [messageField(registry.birthRegistryId), ''])),
  };
}

/** One payload per registry of the basket. */
export function bookingBody(basket: Basket, { messages, remember: _, ...giver }: BookingFormOutput): BookingBody {
  return basket.lists.map((registry) => ({
    ...giver,
    message: messages[messageField(registry.birthRegistryId)] ?? null,
    wishes_ids: registry.wishes.map((wish) => wish.id),
    ...copiesOf(registry.wishes),
  }));
}

function copiesOf(wishes: readonly BasketWish[]) {
  const copies = wishes
    .filter(({ quantity }) => quantity > 1)
    .map(({ id, quantity }) => ({ wish_id: id, count: quantity }));
  return copies.length > 0 ? { copies } : {};
}

/** The form's field for a path in the API's input: `body.1.message` is the message for the second registry. */
export function fieldOfPath(basket: Basket, path: string): string | undefined {
  const [, index, field] = /(?:^|\.)(\d+)\.(\w+)$/.exec(path) ?? [];
  if (field === undefined || field === 'wishes_ids' || field === 'wish_id') return undefined;
  if (field !== 'message') return field;
  const registry = basket.lists[Number(index)];
  return registry && `messages.${messageField(registry.birthRegistryId)}`;
}

/** The wishes named by an error, each at the end of a path: `wishes_ids.4711`. */
export function namedWishes(errors: readonly { path: string }[]): number[] {
  return errors.flatMap(({ path }) => {
    const [, id] = /wishes_ids\.(\d+)$/.exec(path) ?? [];
    return id === undefined ? [] : [Number(id)];
  });
}
