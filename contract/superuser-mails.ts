import * as z from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { id, idInPath, language } from './entities.ts';
import { LIMITS, MAIL_DAYS } from './limits.ts';
import { paging } from './paging.ts';
import { email, line, moment, orNull, requiredLine, requiredMultiline } from './texts.ts';

const recipient = {
  to_mail: email,
  to_name: orNull(line(LIMITS.name)).default(null),
  language: language.optional(),
};

const writtenMail = z
  .object({
    ...recipient,
    subject: requiredLine(LIMITS.mailSubject),
    text: requiredMultiline(LIMITS.mailText),
  })
  .meta({ id: 'WrittenMail' });

/**
 * Mails superusers can send from ready-made texts. `discovery` invites anybody to try Cigogne; the others are the
 * product's own mails sent again, only to the people they concern.
 */
export const MAIL_TEMPLATES = ['discovery', 'activation', 'password-reset', 'booking-summary'] as const;

const templateMail = z.object({ ...recipient, template: z.enum(MAIL_TEMPLATES) }).meta({ id: 'TemplateMail' });

/**
 * A mail that was given up on. It never includes the address: `ids` say what the mail is about, and superusers know
 * the account and the list by their names.
 */
const failedMail = z
  .object({
    id,
    kind: z.string(),
    cause: z.string(),
    ids: z.record(z.string(), z.union([z.number(), z.array(z.number())])),
    user_id: id.nullable(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    birthregistry_id: id.nullable(),
    birthregistry_title: z.string().nullable(),
    reason: z.string(),
    tries: z.int(),
    queued_date: moment,
    failed_date: moment,
  })
  .meta({ id: 'FailedMail' });

/** It is written anew for whoever looks, since only ids are kept. */
const shownMail = z.object({ language, subject: z.string(), text: z.string() }).meta({ id: 'ShownMail' });

const failedMailId = z.object({ mail_id: idInPath });
const done = z.object({ ok: z.literal(true) });
const tag = 'Email';

export const superuserMailEndpoints = defineEndpoints({
  'POST /email/text': {
    summary: 'Writes an email to anybody. What looks like a link in it is not made one.',
    tag,
    access: 'superuser',
    body: writtenMail,
    response: done,
  },
  'POST /email/template': {
    summary:
      'Sends an email that the product has words for: `discovery` to anybody; `activation`, `password-reset` and `booking-summary` again to the account or giver of that address (NOT_FOUND when there is none).',
    tag,
    access: 'superuser',
    body: templateMail,
    response: done,
    errors: ['NOT_FOUND'],
  },
  'GET /email/failed': {
    summary: `The emails that were given up, the latest first, without addresses. They are kept ${MAIL_DAYS} days.`,
    tag,
    access: 'superuser',
    reach: 'superusers',
    query: paging,
    response: z.array(failedMail),
    responseHeaders: ['X-Total-Count'],
  },
  'GET /email/failed/{mail_id}': {
    summary:
      'An email that was given up, in the words it would be sent with now: without addresses, and of each link only the page, so that it opens nothing. NOT_FOUND when what it tells of is gone. That it was looked at is recorded.',
    tag,
    access: 'superuser',
    reach: 'superusers',
    params: failedMailId,
    response: shownMail,
    errors: ['NOT_FOUND'],
  },
  'POST /email/retry/{mail_id}': {
    summary: 'Sends an email that was given up again, under the same Message-ID; it leaves the list of failed emails.',
    tag,
    access: 'superuser',
    reach: 'superusers',
    params: failedMailId,
    response: failedMail,
    errors: ['NOT_FOUND'],
  },
});
