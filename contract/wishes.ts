import * as z from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { id, idInPath, publicWish, wish } from './entities.ts';
import { LIMITS, PICTURE_PATH_MAX } from './limits.ts';
import { digits, paging } from './paging.ts';
import { httpLink, line, multiline, orNull, requiredLine } from './texts.ts';

/** Euros with at most two decimals. */
export const price = z
  .number()
  .min(0)
  .max(LIMITS.priceMax)
  .refine((euros) => Number(euros.toFixed(2)) === euros, 'TOO_MANY_DECIMALS:2');

const fields = {
  order: z.int().min(0).max(100_000),
  link: orNull(httpLink),
  category_id: id,
  brand: orNull(line(LIMITS.brand)),
  title: requiredLine(LIMITS.wishTitle),
  price,
  quantity: z.int().min(1).max(LIMITS.quantityMax),
  is_favorite: z.boolean(),
  description: orNull(multiline(LIMITS.wishDescription)),
  img_path: orNull(line(PICTURE_PATH_MAX)),
};

/** Without an order, a wish goes to the end of its category. */
export const wishCreate = z
  .object({
    ...fields,
    order: fields.order.optional(),
    link: fields.link.default(null),
    brand: fields.brand.default(null),
    price: fields.price.default(0),
    quantity: fields.quantity.default(1),
    is_favorite: fields.is_favorite.default(false),
    description: fields.description.default(null),
    img_path: fields.img_path.default(null),
  })
  .meta({ id: 'WishCreate' });

/** `known_price`: the `new_price` the parents have seen, so that they are not told again. */
export const wishUpdate = z
  .object({ ...fields, known_price: price })
  .partial()
  .meta({ id: 'WishUpdate' });

const wishId = z.object({ wish_id: idInPath });
const tag = 'Wishes';

export const wishEndpoints = defineEndpoints({
  'POST /wish/': {
    summary: 'Adds a wish to a category of a list.',
    tag,
    access: 'user',
    reach: 'managers',
    requestHeaders: ['Idempotency-Key'],
    body: wishCreate,
    response: wish,
    status: 201,
    errors: ['NOT_FOUND'],
  },
  'GET /wish/': {
    summary: 'The wishes of the caller’s lists with their bookings, oldest first.',
    tag,
    access: 'user',
    reach: 'managers',
    query: paging,
    response: z.array(wish),
    responseHeaders: ['X-Total-Count'],
  },
  'GET /wish/{wish_id}': {
    summary: 'A wish with its bookings, for the managers of its list.',
    tag,
    access: 'user',
    reach: 'managers',
    params: wishId,
    response: wish,
    errors: ['NOT_FOUND'],
  },
  'PUT /wish/{wish_id}': {
    summary: 'Changes a wish, also its category within the list.',
    tag,
    access: 'user',
    reach: 'managers',
    params: wishId,
    body: wishUpdate,
    response: wish,
    errors: ['NOT_FOUND', 'QUANTITY_BELOW_BOOKINGS'],
  },
  'DELETE /wish/{wish_id}': {
    summary: 'Deletes a wish; whoever booked it is told by email.',
    tag,
    access: 'user',
    reach: 'managers',
    params: wishId,
    query: z.object({ newest_booking: digits.optional() }),
    response: wish,
    errors: ['NOT_FOUND', 'BOOKED_MEANWHILE'],
  },
  'GET /wish/public/{wish_id}': {
    summary: 'A wish as visitors see it.',
    tag,
    access: 'anyone',
    reach: 'readers',
    params: wishId,
    response: publicWish,
    errors: ['NOT_FOUND'],
  },
});
