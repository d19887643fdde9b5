import * as z from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { id, idInPath } from './entities.ts';
import { moment, secret } from './texts.ts';

/** A login, as its account sees it. */
export const session = z
  .object({
    id,
    device: z.string(),
    place: z.string(),
    first_use_date: moment,
    last_use_date: moment,
    is_current: z.boolean(),
  })
  .meta({ id: 'Session', description: 'A login of an account that has not ended.' });

const tag = 'Accounts';

export const sessionEndpoints = defineEndpoints({
  'POST /login/logout': {
    summary: 'Ends the session: its token opens nothing any more.',
    tag,
    access: 'user',
    response: z.object({ ok: z.literal(true) }),
  },
  'GET /user/me/sessions': {
    summary: 'Where the account is logged in, the session used last first; in words of the language asked for.',
    tag,
    access: 'user',
    response: z.array(session),
  },
  'DELETE /user/me/sessions': {
    summary: 'Ends all other sessions of the account.',
    tag,
    access: 'user',
    response: z.array(session),
  },
  'DELETE /user/me/sessions/{session_id}': {
    summary: 'Ends a session of the account.',
    tag,
    access: 'user',
    params: z.object({ session_id: idInPath }),
    response: session,
    reach: 'own',
    errors: ['NOT_FOUND'],
  },
  'DELETE /user/{user_id}/sessions': {
    summary: 'Ends all sessions of an account; `current_password` is the superuser’s own.',
    tag,
    access: 'superuser',
    params: z.object({ user_id: idInPath }),
    body: z.object({ current_password: secret }),
    limit: 'profile',
    response: z.array(session),
    reach: 'self',
    errors: ['NOT_FOUND'],
  },
});
