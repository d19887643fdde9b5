import * as z from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { secret } from './texts.ts';

export const refuseMailsEndpoints = defineEndpoints({
  'POST /email/unsubscribe': {
    summary:
      'Refuses, for good, emails that the address of the token did not ask for: those that show lists and invite, or those about bookings, as the email was whose token it is. What concerns its own account still arrives.',
    tag: 'Email',
    access: 'anyone',
    reach: 'bearer',
    body: z.object({ token: secret }),
    response: z.object({ ok: z.literal(true) }),
    errors: ['INVALID_TOKEN'],
    secret: true,
  },
});
