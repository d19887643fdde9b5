import * as z from 'zod';
import { endpoints } from './endpoint.ts';
import { id, idInPath } from './entities.ts';
import { LIMITS } from './limits.ts';
import { paging } from './paging.ts';
import { shortLinkName } from './short-links.ts';
import { email, line, moment, orNull, requiredLine, requiredMultiline, secret } from './texts.ts';

/** One recipient a call. */
export const shareByMail = z
  .object({
    to_mail: email,
    to_name: requiredLine(LIMITS.shareField),
    birth_registry_id: id,
    shortlink_name: shortLinkName,
  })
  .meta({ id: 'ShareByMail' });

const recipient = {
  to_mail: email,
  to_name: orNull(line(LIMITS.name)).default(null),
  language: z.enum(['fr', 'en', 'de']).optional(),
};

const writtenMail = z
  .object({
    ...recipient,
    subject: requiredLine(LIMITS.mailSubject),
    text: requiredMultiline(LIMITS.mailText),
  })
  .meta({ id: 'WrittenMail' });

/**
 * Mails that the product has words for. `discovery` invites anybody to try Cigogne; the others are the product's own,
 * sent again, and go only to whom they are about.
 */
export const MAIL_TEMPLATES = ['discovery', 'activation', 'password-reset', 'booking-summary'] as const;

const templateMail = z.object({ ...recipient, template: z.enum(MAIL_TEMPLATES) }).meta({ id: 'TemplateMail' });

/** A mail that was given up. Never its address: `ids` name what it is about. */
const failedMail = z
  .object({
    id,
    kind: z.string(),
    cause: z.string(),
    ids: z.record(z.string(), z.union([z.number(), z.array(z.number())])),
    reason: z.string(),
    tries: z.int(),
    queued_date: moment,
    failed_date: moment,
  })
  .meta({ id: 'FailedMail' });

const done = z.object({ ok: z.literal(true) });
const tag = 'E-mail';

export const emailEndpoints = endpoints({
  'POST /email/share_list': {
    summary:
      'Sends a list to one person, in the name and the language of the account that calls, by one of the list’s short links. At most 30 a day from an account; an address that refused such mails, or got five within a day, gets none and nobody is told.',
    tag,
    access: 'user',
    reach: 'managers',
    aliases: ['/email/share-list'],
    limit: 'sharing',
    body: shareByMail,
    response: done,
    status: 200,
    errors: ['NOT_FOUND'],
  },
  'POST /email/unsubscribe': {
    summary:
      'Refuses, for good, mails that the address of the token did not ask for: those that show lists and invite, or those about bookings, as the mail was whose token it is. What concerns its own account still arrives.',
    tag,
    access: 'anyone',
    reach: 'bearer',
    body: z.object({ token: secret }),
    response: done,
    status: 200,
    errors: ['INVALID_TOKEN'],
    secret: true,
  },
  'POST /email/text': {
    summary: 'Writes a mail to anybody. What looks like a link in it is not made one.',
    tag,
    access: 'superuser',
    body: writtenMail,
    response: done,
    status: 200,
  },
  'POST /email/template': {
    summary:
      'Sends a mail that the product has words for: `discovery` to anybody; `activation`, `password-reset` and `booking-summary` again to the account or giver of that address (NOT_FOUND when there is none).',
    tag,
    access: 'superuser',
    body: templateMail,
    response: done,
    status: 200,
    errors: ['NOT_FOUND'],
  },
  'GET /email/failed': {
    summary: 'The mails that were given up, the latest first, without addresses. They are kept 30 days.',
    tag,
    access: 'superuser',
    reach: 'superusers',
    query: paging,
    response: z.array(failedMail),
    responseHeaders: ['X-Total-Count'],
  },
  'POST /email/retry/{mail_id}': {
    summary: 'Sends a mail that was given up again, under the same Message-ID; it leaves the list of failed mails.',
    tag,
    access: 'superuser',
    reach: 'superusers',
    params: z.object({ mail_id: idInPath }),
    response: failedMail,
    status: 200,
    errors: ['NOT_FOUND'],
  },
});
