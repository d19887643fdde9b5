import * as z from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { id, idInPath, user } from './entities.ts';
import { LIMITS } from './limits.ts';
import { listing, paging } from './paging.ts';
import { session } from './sessions.ts';
import { day, moment, requiredMultiline, secret } from './texts.ts';

const count = z.int();

/** An account as superusers see it, without anything that would open it. */
const managedAccount = user
  .extend({
    state: z.enum(['active', 'waiting', 'deactivated']),
    creation_date: moment,
    deactivated_date: moment.nullable(),
    deactivation_reason: z.string().nullable(),
  })
  .meta({ id: 'ManagedAccount', description: 'An account as superusers see it.' });

const inspectedAccount = managedAccount
  .extend({
    registries: z.array(
      z
        .object({ id, title: z.string(), is_online: z.boolean(), creation_date: moment })
        .meta({ id: 'AccountRegistry' }),
    ),
    /** On the account's lists, as of now. */
    bookings: count,
    sessions: z.array(session),
  })
  .meta({ id: 'InspectedAccount', description: 'An account with its lists, and where it is logged in.' });

const superuserAct = z
  .object({
    id,
    user_id: id,
    /** Null once the account has been deleted. */
    email: z.string().nullable(),
    call: z.string(),
    about: z.record(z.string(), z.number()),
    reason: z.string().nullable(),
    birth_registry_id: id.nullable(),
    birthregistry_title: z.string().nullable(),
    /** Of the account it was about. */
    name: z.string().nullable(),
    act_date: moment,
  })
  .meta({ id: 'SuperuserAct', description: 'What a superuser did.' });

const dayFigures = z
  .object({ day, accounts: count, registries: count, bookings: count, mails: count, failed_mails: count })
  .meta({ id: 'DayFigures', description: 'What a day brought.' });

const figures = z
  .object({
    accounts: count,
    registries: count,
    wishes: count,
    bookings: count,
    articles: count,
    failed_mails: count,
    days: z.array(dayFigures),
    readings: z.array(
      z
        .object({ day, shop: z.string().nullable(), read: count, unread: count })
        .meta({ id: 'ShopReadings', description: 'How often a shop’s pages were read on a day, and could not be.' }),
    ),
  })
  .meta({ id: 'Figures', description: 'The state of the service.' });

const accountId = z.object({ user_id: idInPath });
const proof = z.object({ current_password: secret });
const tag = 'Administration';

export const adminEndpoints = defineEndpoints({
  'GET /admin/accounts': {
    summary:
      'All accounts that are not deleted, newest first. `q` finds them by the beginnings of words of name and email address, or by id.',
    tag,
    access: 'superuser',
    reach: 'superusers',
    query: listing,
    response: z.array(managedAccount),
    responseHeaders: ['X-Total-Count'],
  },
  'GET /admin/accounts/{user_id}': {
    summary: 'An account, with its lists and where it is logged in. That it was looked at is recorded.',
    tag,
    access: 'superuser',
    reach: 'superusers',
    params: accountId,
    response: inspectedAccount,
    errors: ['NOT_FOUND'],
  },
  'POST /admin/accounts/{user_id}/deactivate': {
    summary:
      'Closes an account for a reason that the person is told by email: its sessions end and nobody logs in. Its lists stay. `current_password` is the superuser’s own.',
    tag,
    access: 'superuser',
    reach: 'superusers',
    params: accountId,
    body: proof.extend({ reason: requiredMultiline(LIMITS.deactivationReason) }).meta({ id: 'Deactivation' }),
    limit: 'profile',
    response: managedAccount,
    errors: ['NOT_FOUND'],
  },
  'POST /admin/accounts/{user_id}/reactivate': {
    summary: 'Opens an account again that was deactivated; the person is told by email.',
    tag,
    access: 'superuser',
    reach: 'superusers',
    params: accountId,
    body: proof,
    limit: 'profile',
    response: managedAccount,
    errors: ['NOT_FOUND'],
  },
  'POST /admin/accounts/{user_id}/resend-activation': {
    summary: 'Sends an account that waits for its activation that email again (NOT_FOUND once it is activated).',
    tag,
    access: 'superuser',
    reach: 'superusers',
    params: accountId,
    response: managedAccount,
    errors: ['NOT_FOUND'],
  },
  'GET /admin/acts': {
    summary: 'What superusers did, the latest first. It is kept for a year, and nobody changes it.',
    tag,
    access: 'superuser',
    reach: 'superusers',
    query: paging,
    response: z.array(superuserAct),
    responseHeaders: ['X-Total-Count'],
  },
  'GET /admin/figures': {
    summary:
      'How many there are of each, what each of the last 90 days brought (emails: the last 30), and how often pages of shops were read.',
    tag,
    access: 'superuser',
    response: figures,
  },
});
