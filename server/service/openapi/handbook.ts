import {
  BOOKING_BODY_BYTES,
  DEEPEST_JSON,
  FORM_BODY_BYTES,
  MOST_JSON_VALUES,
  USUAL_BODY_BYTES,
  WHOLE_LIST_BYTES,
} from '#contract/body-limits.ts';
import { DAYS_TO_UNDO, LIMITS, TIMES_WITH_DELETED } from '#contract/limits.ts';
import { FEATURE_NOTES, FIELD_ERROR_NOTES } from './handbook-lists.ts';

export const INTRODUCTION =
  'Birth gift lists: parents make a list of gifts from any shop and share it, family and friends reserve gifts without an account, and nothing is given twice.';

/** What each group of calls is for; a test requires every tag of the contract here. */
export const TAGS: Record<string, string> = {
  Service: 'What a client asks of the instance itself.',
  Accounts:
    'Registration, activation by email, login, forgotten passwords; changing, downloading and deleting an account.',
  'Birth registries': 'Lists: for their managers, and as everybody with the link sees them.',
  Babies: 'The babies of a list, with what their parents keep secret. Visitors see the rest with the list.',
  'Short links': 'The names under which lists are shared. A list is online while it has an active one.',
  Categories: 'The shelves of a list.',
  Wishes: 'The gifts that parents wish for.',
  Bookings: 'Reserving gifts without an account, what the giver does next, and what the parents do with a booking.',
  Email: 'Lists shared by email, refusing such emails, and what superusers write and mend.',
  Pictures: 'Photos of gifts and covers of lists.',
  'Shop pages': 'What the page of a shop says of a gift, to fill in its form.',
  Catalogue: 'What shops sell, as their feeds say it: to stroll in, and to fill in a gift without reading its page.',
  Administration: 'What superusers see and do about accounts, what they did, and the state of the service.',
  'Affiliate links':
    'What pays for the service. A shop’s own address is taken out of whatever link it came in, and a link built through the network that the shop is in, where a rule and a credential are there; the plain one otherwise. The answer’s reference is that of one click, and of nobody.',
};

const numbers = Object.entries(LIMITS)
  .map(([name, value]) => `\`${name}\` ${value}`)
  .join(', ');

interface Chapter {
  title: string;
  /** Paragraphs in Markdown; the page for people supports `code`, **strong** and lists. */
  text: string[];
}

/** What applies to every call: with this and the calls' own descriptions, a stranger can write a client. */
export const HANDBOOK: Chapter[] = [
  {
    title: 'The story in seven calls',
    text: [
      [
        '- `POST /user/open` registers a parent; the email’s link leads to `POST /user/activate`.',
        '- `POST /login/access-token` gives the token for `Authorization: Bearer …`.',
        '- `POST /birthregistry/` makes the list, with its babies.',
        '- `POST /category/` and `POST /wish/` fill it.',
        '- `POST /shortlink/` gives it a name, which puts it online.',
        '- `GET /birthregistry/shortlink/{shortlink}` shows it to everybody who has the name.',
        '- `POST /booking/multi` reserves gifts; parents then thank (`POST /booking/thank/{booking_id}`) and mark what arrived (`POST /booking/mark_as_received/{booking_id}`).',
      ].join('\n'),
    ],
  },
  {
    title: 'Addresses',
    text: [
      'Everything stands below `/api/v1`. Each path works with and without the slash at its end; where a path has two spellings, both are listed and answer alike.',
      'There is no CORS: programs and servers may call from anywhere, pages in a browser only from this instance’s own address.',
      'A DELETE answers what it deleted. A PUT changes the fields that are sent; absent fields stay as they are, unknown ones are ignored. Later versions may add fields to answers: ignore those that you do not know.',
    ],
  },
  {
    title: 'Sessions',
    text: [
      `Send \`Authorization: Bearer {access_token}\`. Each login is a session: it ends by \`POST /login/logout\`, ${LIMITS.sessionIdleDays} days after its last use, ${LIMITS.sessionDays} days after the login, when its account ends it (\`GET /user/me/sessions\`), or with a new password or address. Calls marked “Needs no login” work without, but a token that is malformed, expired or revoked is refused there too: **403 INVALID_CREDENTIALS**. Then log in again. There is no 401.`,
      'What exists but is not yours is answered like what does not exist: **404 NOT_FOUND**. So is what a feature of this instance has switched off: `GET /config` tells which are on.',
      'A list is managed by its owner, by the second owner whom the owner invited (where that feature is on), and by superusers.',
      'Givers have no account. The answer of `POST /booking/multi` carries their token in the header `X-Giver-Token`; the summary email has it too. Addresses with a token in them are secrets.',
    ],
  },
  {
    title: 'Errors',
    text: [
      'Every error is `application/problem+json` (RFC 9457): `status`, `title`, `detail`, `code`, and for bad input `errors`, one for each field. `title`, `detail` and each `message` are sentences for people, in the language of `Accept-Language`; programs switch on `code`.',
      'A request is checked in this order: 403, then 415 and 413, 400 for JSON that is broken, 422, 404, 409. Each call lists every code that it can answer.',
      'In `errors`, `path` names the field and `code` says what is wrong with it. Where `path` is empty it is the whole:',
      listOf(FIELD_ERROR_NOTES),
      '429 and 503 carry `Retry-After`, in seconds.',
    ],
  },
  {
    title: 'Links in emails',
    text: [
      'Emails lead to pages of this instance (`GET /frontend_url`); a client of one’s own takes the values out of the address and sends them to the call:',
      [
        '- `/activate/{user_id}/{token}`: `POST /user/activate`',
        '- `/reset-password/{token}`: `POST /password-reset/verify-token-validity`, then `POST /password-reset/set-new/`',
        '- `/confirm-email/{token}`: `POST /user/confirm-email`',
        '- `/list/{birth_registry_id}/second-owner/{token}`: `POST /birthregistry/{birth_registry_id}/second_owner/accept`',
        '- `/my-booking/{token}`: `GET /booking/giver/{token}`',
        '- `/unsubscribe/{token}`: `POST /email/unsubscribe`',
      ].join('\n'),
    ],
  },
  {
    title: 'Features',
    text: ['`features` in `GET /config` says what the operator has switched on:', listOf(FEATURE_NOTES)],
  },
  {
    title: 'Texts and languages',
    text: [
      'UTF-8. Text is trimmed and put in Unicode NFC, CRLF becomes LF; lengths count code points. Control characters are refused, but new lines and tabs in fields of several lines. Optional texts: an empty one and null are the same, null. Passwords are taken as they are.',
      '`Accept-Language` knows fr, en and de, and is fr otherwise. Emails to whoever makes the call are written in the same language; those to an account in that of its registration, or in the one that was chosen on our pages since.',
    ],
  },
  {
    title: 'Ids, money, days and moments',
    text: [
      'Ids are integers from 1 to 2^53 − 1 (they fit a JavaScript number, not 32 bits). In a path they are digits; anything else is 422.',
      'Money is euros as a JSON number with at most two decimals, exact. A price of 0 means “no price”.',
      'Days (`event_date`, `expiration_date`) are `YYYY-MM-DD`, days in Paris. Moments (`creation_date`, `booking_date`, `bought_date`, `thanked_date`, `received_date`) are ISO 8601 in UTC: `2026-11-21T09:30:00.000Z`.',
    ],
  },
  {
    title: 'Paging',
    text: [
      `Listings take \`skip\` (from 0) and \`limit\` (1 to ${LIMITS.pageSize}, which is also what it is without one), answer an array in a stable order, and tell the total in the header \`X-Total-Count\`. The search tells no total.`,
    ],
  },
  {
    title: 'Repeating a request',
    text: [
      'GET, PUT and DELETE may be repeated. What books, makes a list, a gift, a baby or a short link, shares a list by email or writes to the operator does so once however often it arrives, when it carries an `Idempotency-Key`: see `POST /booking/multi`. On a lost connection send the same request with the same key again.',
    ],
  },
  {
    title: 'Limits',
    text: [
      `${LIMITS.listsPerAccount} lists an account; ${LIMITS.wishesPerList} wishes, ${LIMITS.categoriesPerList} categories, ${LIMITS.babiesPerList} babies and ${LIMITS.shortLinksPerList} short links a list; ${LIMITS.wishesPerBooking} wishes in one booking. One more is 422 with the field error QUOTA; with lists, categories and wishes that were deleted within ${DAYS_TO_UNDO} days it is ${TIMES_WITH_DELETED} times as many. Pictures weigh at most ${LIMITS.uploadBytes / 1024 / 1024} MB, a shop’s page ${LIMITS.shopPageBytes / 1024 / 1024}, other bodies ${USUAL_BODY_BYTES / 1024} kB, a booking ${BOOKING_BODY_BYTES / 1024}, what changes a list or a category (which may be sent back whole) ${WHOLE_LIST_BYTES / 1024}, what is sent like a form ${FORM_BODY_BYTES / 1024}; JSON holds at most ${MOST_JSON_VALUES.toLocaleString('en')} values, ${DEEPEST_JSON} in each other; an account sends ${LIMITS.uploadsAtOnce} pictures at once, and those that it keeps take at most ${LIMITS.pictureMegabytes} MB. \`GET /config\` tells every number that forms need in its \`limits\`; lengths are code points. Here they are ${numbers}.`,
      'Some calls may be made only so often from one address and by one account; each says how often. Beyond that they answer 429 TOO_MANY_REQUESTS; `Retry-After` says when to come back.',
    ],
  },
  {
    title: 'Pictures',
    text: [
      '`image_path`, `thumbnail_path` and `img_path` are relative to what `GET /s3_url` answers. Upload first (`POST /s3/upload/{bucket_name}`), then store the path that it answers; any other path is 422.',
    ],
  },
  {
    title: 'Generated clients',
    text: [
      'Every call has an operationId and every error its code, so generators make typed clients. Fields with a default may be left out of a request; some generators want to be told: `npx openapi-typescript openapi.json --default-non-nullable=false -o api.d.ts`.',
    ],
  },
];

function listOf(notes: Record<string, string>): string {
  return Object.entries(notes)
    .map(([name, note]) => `- \`${name}\`: ${note}`)
    .join('\n');
}
