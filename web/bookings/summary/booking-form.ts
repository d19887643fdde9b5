import * as z from 'zod';
import { bookingCreate } from '#contract/bookings.ts';
import type { Basket } from '#web/basket/contents.ts';
import type { User } from '#web/session/session.ts';
import type { BookingBody } from './send-booking.ts';

const { first_name, last_name, email, anonymous, message } = bookingCreate.shape;

/** The giver says once who they are, and a few words for each registry. */
export const bookingForm = z.object({
  first_name,
  last_name,
  email,
  anonymous,
  messages: z.record(z.string(), message),
});

export type BookingFormInput = z.input<typeof bookingForm>;
export type BookingFormOutput = z.output<typeof bookingForm>;

/** The field of a registry's message; not digits alone, which a form would take for a place in an array. Drafts are kept by it. */
export function messageField(birthRegistryId: number): string {
  return `list${birthRegistryId}`;
}

export function emptyBooking(basket: Basket, user: User | null): BookingFormInput {
  return {
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    email: user?.email ?? '',
    anonymous: false,
    messages: Object.fromEntries(basket.lists.map((registry) => [messageField(registry.birthRegistryId), ''])),
  };
}

/** One payload for each registry of the basket. */
export function bookingBody(basket: Basket, { messages, ...giver }: BookingFormOutput): BookingBody {
  return basket.lists.map((registry) => ({
    ...giver,
    message: messages[messageField(registry.birthRegistryId)] ?? null,
    wishes_ids: registry.wishes.map((wish) => wish.id),
  }));
}

/** The form's field for a path in the API's input: `body.1.message` is the message for the second registry. */
export function fieldOfPath(basket: Basket, path: string): string | undefined {
  const [, index, field] = /(?:^|\.)(\d+)\.(\w+)$/.exec(path) ?? [];
  if (field === undefined || field === 'wishes_ids') return undefined;
  if (field !== 'message') return field;
  const registry = basket.lists[Number(index)];
  return registry && `messages.${messageField(registry.birthRegistryId)}`;
}

/** The wishes that an error names, each at the end of a path: `wishes_ids.4711`. */
export function namedWishes(errors: readonly { path: string }[]): number[] {
  return errors.flatMap(({ path }) => {
    const [, id] = /wishes_ids\.(\d+)$/.exec(path) ?? [];
    return id === undefined ? [] : [Number(id)];
  });
}
