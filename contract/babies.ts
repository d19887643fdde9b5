import * as z from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { baby, gender, id, idInPath } from './entities.ts';
import { LIMITS } from './limits.ts';
import { listing } from './paging.ts';
import { line } from './texts.ts';

const fields = {
  firstname: line(LIMITS.name),
  firstname_is_private: z.boolean(),
  gender,
  gender_is_private: z.boolean(),
};

/** A baby inside a registry's creation. Everything is optional: often no name has been chosen yet. */
export const babyInput = z
  .object({
    firstname: fields.firstname.default(''),
    firstname_is_private: fields.firstname_is_private.default(false),
    gender: fields.gender.default('NA'),
    gender_is_private: fields.gender_is_private.default(false),
  })
  .meta({ id: 'BabyInput' });

/** In a registry's update: an id changes that baby, no id adds one, `_delete` removes it. */
export const babyChange = z
  .object(fields)
  .partial()
  .extend({ id: id.optional(), _delete: z.boolean().optional() })
  .meta({ id: 'BabyChange' });

export const babyCreate = babyInput.extend({ birthregistry_id: id }).meta({ id: 'BabyCreate' });

/** The registry may be repeated here, but a baby cannot move to another one. */
const babyUpdate = z.object(fields).partial().extend({ birthregistry_id: id.optional() }).meta({ id: 'BabyUpdate' });

/** A baby in a listing. */
const listedBaby = baby
  .extend({ birthregistry_title: z.string() })
  .meta({ id: 'ListedBaby', description: 'A baby in a listing: with the title of its list.' });

const babyId = z.object({ baby_id: idInPath });
const tag = 'Babies';

export const babyEndpoints = defineEndpoints({
  'POST /baby/': {
    summary: 'Adds a baby to a list.',
    tag,
    access: 'user',
    reach: 'managers',
    requestHeaders: ['Idempotency-Key'],
    body: babyCreate,
    response: baby,
    status: 201,
    errors: ['NOT_FOUND'],
  },
  'GET /baby/': {
    summary:
      'The babies of the caller’s lists, oldest entry first; to a superuser all babies. `q` finds them by the beginnings of words of their first name and of their list’s title.',
    tag,
    access: 'user',
    reach: 'managers',
    query: listing,
    response: z.array(listedBaby),
    responseHeaders: ['X-Total-Count'],
  },
  'GET /baby/{baby_id}': {
    summary: 'A baby, with what its parents keep secret.',
    tag,
    access: 'user',
    reach: 'managers',
    params: babyId,
    response: baby,
    errors: ['NOT_FOUND'],
  },
  'PUT /baby/{baby_id}': {
    summary: 'Changes a baby; absent fields stay as they are.',
    tag,
    access: 'user',
    reach: 'managers',
    params: babyId,
    body: babyUpdate,
    response: baby,
    errors: ['NOT_FOUND'],
  },
  'DELETE /baby/{baby_id}': {
    summary: 'Removes a baby from its list.',
    tag,
    access: 'user',
    reach: 'managers',
    params: babyId,
    response: baby,
    errors: ['NOT_FOUND'],
  },
  'GET /baby/birth_registry/{birth_registry_id}': {
    summary: 'The babies of one list.',
    tag,
    access: 'user',
    reach: 'managers',
    params: z.object({ birth_registry_id: idInPath }),
    response: z.array(baby),
    errors: ['NOT_FOUND'],
  },
});
