import * as z from 'zod';
import { id } from './entities.ts';
import type { FieldError } from './errors.ts';
import { LIMITS } from './limits.ts';
import { email, multiline, orNull, requiredLine } from './texts.ts';

/** One payload per registry: who gives, and which wishes. One copy of each, unless `copies` says more. */
export const bookingCreate = z
  .object({
    first_name: requiredLine(LIMITS.name),
    last_name: requiredLine(LIMITS.name),
    email,
    /** Hides the giver's name from other visitors; the parents still see it, to say thank you. */
    anonymous: z.boolean(),
    message: orNull(multiline(LIMITS.bookingMessage)).default(null),
    wishes_ids: z.array(id).min(1).max(LIMITS.wishesPerBooking),
    copies: z
      .array(
        z
          .object({ wish_id: id, count: z.int().min(1).max(LIMITS.quantityMax) })
          .meta({ id: 'Copies', description: 'How many of a wish somebody gives.' }),
      )
      .max(LIMITS.wishesPerBooking)
      .optional(),
  })
  .meta({ id: 'BookingCreate' });

type Payloads = z.output<typeof bookingCreate>[];

/** The wishes that a payload books, repeated once per copy. */
export function wantedWishes({ wishes_ids, copies = [] }: Pick<Payloads[number], 'wishes_ids' | 'copies'>): number[] {
  const counts = new Map(copies.map(({ wish_id, count }) => [wish_id, count]));
  return wishes_ids.flatMap((wishId) => Array<number>(counts.get(wishId) ?? 1).fill(wishId));
}

/** One booking request. It has a single giver: one e-mail address gets the summary and the token. */
export const bookingMulti = z
  .array(bookingCreate)
  .min(1)
  .max(LIMITS.wishesPerBooking)
  .superRefine((payloads, context) => {
    for (const { path, message } of [
      ...tooMany(payloads),
      ...otherGivers(payloads),
      ...repeatedWishes(payloads),
      ...strayCopies(payloads),
    ]) {
      context.addIssue({ code: 'custom', path, message, input: payloads });
    }
  });

interface Slip {
  path: (string | number)[];
  message: FieldError | `QUOTA:${number}`;
}

function tooMany(payloads: Payloads): Slip[] {
  const count = payloads.reduce((sum, payload) => sum + wantedWishes(payload).length, 0);
  return count > LIMITS.wishesPerBooking ? [{ path: ['wishes_ids'], message: `QUOTA:${LIMITS.wishesPerBooking}` }] : [];
}

function otherGivers(payloads: Payloads): Slip[] {
  const first = payloads[0]?.email.toLowerCase();
  return payloads.flatMap(({ email: address }, index) =>
    address.toLowerCase() === first ? [] : [{ path: [index, 'email'], message: 'INVALID_VALUE' as const }],
  );
}

function repeatedWishes(payloads: Payloads): Slip[] {
  const seen = new Set<number>();
  return payloads.flatMap(({ wishes_ids }, index) =>
    wishes_ids.flatMap((wishId, wishIndex) => {
      if (seen.has(wishId)) return [{ path: [index, 'wishes_ids', wishIndex], message: 'DUPLICATE' as const }];
      seen.add(wishId);
      return [];
    }),
  );
}

/** `copies` may only name wishes of the same payload, each of them once. */
function strayCopies(payloads: Payloads): Slip[] {
  return payloads.flatMap(({ wishes_ids, copies = [] }, index) => {
    const ids = copies.map(({ wish_id }) => wish_id);
    return ids.flatMap((wishId, at): Slip[] => {
      const path = [index, 'copies', at, 'wish_id'];
      if (!wishes_ids.includes(wishId)) return [{ path, message: 'INVALID_VALUE' }];
      return ids.indexOf(wishId) === at ? [] : [{ path, message: 'DUPLICATE' }];
    });
  });
}
