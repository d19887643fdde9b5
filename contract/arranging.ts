import * as z from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { category, id, idInPath } from './entities.ts';
import { DAYS_TO_UNDO, LIMITS } from './limits.ts';

const wishesIds = z.array(id).max(LIMITS.wishesPerList);

const order = z.object({
  categories_ids: z.array(id).max(LIMITS.categoriesPerList).default([]),
  categories: z
    .array(z.object({ category_id: id, wishes_ids: wishesIds }).meta({ id: 'ArrangedCategory' }))
    .max(LIMITS.categoriesPerList)
    .default([]),
});

/** The new order. Anything not named keeps its relative place, behind what is named. */
export const arrangement = order
  .extend({ seen: order.meta({ id: 'SeenOrder' }).optional() })
  .superRefine(({ categories_ids, categories }, context) => {
    const named = categories.map(({ category_id }) => category_id);
    const wishes = categories.flatMap(({ wishes_ids }) => wishes_ids);
    for (const [path, ids] of Object.entries({ categories_ids, categories: named, 'categories.wishes_ids': wishes })) {
      if (new Set(ids).size < ids.length) {
        context.addIssue({ code: 'custom', path: path.split('.'), message: 'DUPLICATE', input: ids });
      }
    }
  })
  .meta({ id: 'Arrangement' });

/** One change to several wishes of a registry; absent fields are left alone. */
export const wishesChange = z
  .object({
    wishes_ids: wishesIds.min(1),
    is_favorite: z.boolean().optional(),
    deleted: z.boolean().optional(),
    newest_booking: z.int().min(0).optional(),
  })
  .meta({ id: 'WishesChange' });

const registryId = z.object({ birth_registry_id: idInPath });
const tag = 'Wishes';

/** What can be done to many wishes at once, all or nothing. In the errors of a 404, every path ends with an id. */
export const arrangingEndpoints = defineEndpoints({
  'PUT /birthregistry/{birth_registry_id}/arrangement': {
    summary:
      'Puts categories, and wishes within and between them, into a new order, all or nothing. What is not named stays behind what is; a wish that is named under another category moves there.',
    tag,
    access: 'user',
    reach: 'managers',
    params: registryId,
    body: arrangement,
    response: z.array(category),
    errors: ['NOT_FOUND', 'ARRANGED_MEANWHILE'],
  },
  'PUT /birthregistry/{birth_registry_id}/wishes': {
    summary: `Changes several wishes of a list at once, all or nothing; whoever booked one that is deleted is told by email. What was deleted comes back within ${DAYS_TO_UNDO} days, without its bookings.`,
    tag,
    access: 'user',
    reach: 'managers',
    params: registryId,
    body: wishesChange,
    response: z.array(category),
    errors: ['NOT_FOUND', 'BOOKED_MEANWHILE'],
  },
});
