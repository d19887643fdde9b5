import * as z from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { email, requiredLine, requiredMultiline } from './texts.ts';

export const contactMessage = z
  .object({
    name: requiredLine(LIMITS.name),
    email,
    message: requiredMultiline(LIMITS.contactMessage),
  })
  .meta({ id: 'ContactMessage' });

export const contactEndpoints = defineEndpoints({
  'POST /contact': {
    summary:
      'Writes to whoever runs this service: one email to the operator alone, who answers the address that is named. NOT_FOUND while no address of the operator is configured.',
    tag: 'Email',
    access: 'anyone',
    limit: 'contact',
    limitedBy: 'email',
    body: contactMessage,
    requestHeaders: ['Idempotency-Key'],
    response: z.object({ ok: z.literal(true) }),
    errors: ['NOT_FOUND'],
  },
});
