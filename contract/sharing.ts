import * as z from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { id } from './entities.ts';
import { LIMITS } from './limits.ts';
import { shortLinkName } from './short-links.ts';
import { email, requiredLine } from './texts.ts';

/** One recipient per call. */
export const shareByMail = z
  .object({
    to_mail: email,
    to_name: requiredLine(LIMITS.shareField),
    birth_registry_id: id,
    shortlink_name: shortLinkName,
  })
  .meta({ id: 'ShareByMail' });

export const sharingEndpoints = defineEndpoints({
  'POST /email/share_list': {
    summary: `Sends a list to one person, in the name and the language of the account that calls, by one of the list’s short links. At most ${LIMITS.sharesPerDay} a day from an account; an address that refused such emails, or got five within a day, gets none and nobody is told.`,
    tag: 'Email',
    access: 'user',
    reach: 'managers',
    aliases: ['/email/share-list'],
    limit: 'sharing',
    body: shareByMail,
    requestHeaders: ['Idempotency-Key'],
    response: z.object({ ok: z.literal(true) }),
    errors: ['NOT_FOUND'],
  },
});
