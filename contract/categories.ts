import * as z from 'zod';
import { WHOLE_LIST_BYTES } from './body-limits.ts';
import { defineEndpoints } from './endpoint.ts';
import { category, id, idInPath, publicCategory } from './entities.ts';
import { LIMITS } from './limits.ts';
import { paging } from './paging.ts';
import { requiredLine } from './texts.ts';

const fields = { label: requiredLine(LIMITS.categoryLabel), order: z.int().min(0).max(100_000) };

/** Without an order, a category goes to the end. */
export const categoryCreate = z
  .object({ label: fields.label, order: fields.order.optional(), birthregistry_id: id })
  .meta({ id: 'CategoryCreate' });
/** The registry may be repeated here, but a category cannot move to another one. */
const categoryUpdate = z
  .object(fields)
  .partial()
  .extend({ birthregistry_id: id.optional() })
  .meta({ id: 'CategoryUpdate' });

const categoryId = z.object({ category_id: idInPath });
const tag = 'Categories';

export const categoryEndpoints = defineEndpoints({
  'POST /category/': {
    summary: 'Adds a category to a list.',
    tag,
    access: 'user',
    reach: 'managers',
    body: categoryCreate,
    response: category,
    status: 201,
    errors: ['NOT_FOUND', 'CATEGORY_ALREADY_EXISTS'],
  },
  'GET /category/': {
    summary: 'The categories of the caller’s lists with their wishes, oldest first.',
    tag,
    access: 'user',
    reach: 'managers',
    query: paging,
    response: z.array(category),
    responseHeaders: ['X-Total-Count'],
  },
  'GET /category/{category_id}': {
    summary: 'A category with its wishes in order.',
    tag,
    access: 'user',
    reach: 'managers',
    params: categoryId,
    response: category,
    errors: ['NOT_FOUND'],
  },
  'GET /category/birth_registry/{birth_registry_id}': {
    summary: 'A list’s categories in order, with their wishes: the full wish to managers, the public one to others.',
    tag,
    access: 'anyone',
    reach: 'readers',
    params: z.object({ birth_registry_id: idInPath }),
    response: z.union([z.array(category), z.array(publicCategory)]),
    errors: ['NOT_FOUND'],
  },
  'PUT /category/{category_id}': {
    summary: 'Renames or moves a category.',
    tag,
    access: 'user',
    reach: 'managers',
    params: categoryId,
    body: categoryUpdate,
    bodyLimit: WHOLE_LIST_BYTES,
    response: category,
    errors: ['NOT_FOUND', 'CATEGORY_ALREADY_EXISTS'],
  },
  'DELETE /category/{category_id}': {
    summary: 'Deletes a category that has no wishes.',
    tag,
    access: 'user',
    reach: 'managers',
    params: categoryId,
    response: category,
    errors: ['NOT_FOUND', 'CATEGORY_NOT_EMPTY'],
  },
});
