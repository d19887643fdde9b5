import * as z from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { id, idInPath, shortLink } from './entities.ts';
import { LIMITS } from './limits.ts';
import { paging } from './paging.ts';
import { day, requiredLine } from './texts.ts';

/** Letters, digits, underscore and hyphen, but not only digits: that would read as a registry's id. */
export const shortLinkName = requiredLine(LIMITS.shortLinkName)
  .refine((name) => /^[A-Za-z0-9_-]*$/.test(name), 'INVALID_SHORT_LINK')
  .refine((name) => !/^\d+$/.test(name), 'SHORT_LINK_ALL_DIGITS')
  .meta({ pattern: '^(?!\\d+$)[A-Za-z0-9_-]+$' });

const fields = {
  name: shortLinkName,
  is_active: z.boolean(),
  /** A date up to one day after the call means "never expires". */
  expiration_date: day.nullable(),
};

export const shortLinkCreate = z
  .object({
    name: fields.name,
    is_active: fields.is_active.default(true),
    expiration_date: fields.expiration_date.default(null),
    birthregistry_id: id,
    unless_online: z.boolean().default(false),
  })
  .meta({ id: 'ShortLinkCreate' });

/** The registry may be repeated here, but a link cannot move to another one. */
export const shortLinkUpdate = z
  .object(fields)
  .partial()
  .extend({ birthregistry_id: id.optional() })
  .meta({ id: 'ShortLinkUpdate' });

const shortLinkId = z.object({ shortlink_id: idInPath });
const tag = 'Short links';

export const shortLinkEndpoints = defineEndpoints({
  'POST /shortlink/': {
    summary: 'Gives a list a short link, which puts it online.',
    tag,
    access: 'user',
    reach: 'managers',
    requestHeaders: ['Idempotency-Key'],
    body: shortLinkCreate,
    response: shortLink,
    status: 201,
    errors: ['NOT_FOUND', 'SHORT_LINK_ALREADY_EXISTS'],
  },
  'GET /shortlink/': {
    summary: 'The short links of the caller’s lists, oldest first.',
    tag,
    access: 'user',
    reach: 'managers',
    query: paging,
    response: z.array(shortLink),
    responseHeaders: ['X-Total-Count'],
  },
  'GET /shortlink/{shortlink_id}': {
    summary: 'A short link, active or not.',
    tag,
    access: 'user',
    reach: 'managers',
    params: shortLinkId,
    response: shortLink,
    errors: ['NOT_FOUND'],
  },
  'PUT /shortlink/{shortlink_id}': {
    summary: 'Changes a short link; its old name goes on redirecting.',
    tag,
    access: 'user',
    reach: 'managers',
    params: shortLinkId,
    body: shortLinkUpdate,
    response: shortLink,
    errors: ['NOT_FOUND', 'SHORT_LINK_ALREADY_EXISTS'],
  },
  'DELETE /shortlink/{shortlink_id}': {
    summary: 'Deletes a short link; a list without any is offline.',
    tag,
    access: 'user',
    reach: 'managers',
    params: shortLinkId,
    response: shortLink,
    errors: ['NOT_FOUND'],
  },
});
