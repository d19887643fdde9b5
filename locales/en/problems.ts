import type { ErrorCode, FieldError } from '#contract/errors.ts';
import type { wait as french } from '../fr/problems.ts';
import { plural } from '../languages.ts';

export const problems: Record<ErrorCode, { title: string; detail: string }> = {
  BAD_REQUEST: { title: 'Bad request', detail: 'This request cannot be handled.' },
  INVALID_TOKEN: { title: 'Invalid link', detail: 'This link is no longer valid. Please ask for a new one.' },
  LOGIN_FAILED: { title: 'Login failed', detail: 'Unknown email or wrong password' },
  ACCOUNT_NOT_ACTIVATED: {
    title: 'Account not activated',
    detail: 'Your account is not active yet: open the link that we sent you by email.',
  },
  ACCOUNT_DEACTIVATED: {
    title: 'Account closed',
    detail: 'Our team has closed this account: the email that you received says why.',
  },
  INVALID_CREDENTIALS: { title: 'Session expired', detail: 'Please log in again' },
  FORBIDDEN: { title: 'Access denied', detail: 'Only an administrator may do this.' },
  NOT_FOUND: { title: 'Not found', detail: 'What you are looking for does not exist, or no longer does.' },
  SHORT_LINK_ALREADY_EXISTS: { title: 'Link taken', detail: 'This link name exists already. Please choose another.' },
  EMAIL_ALREADY_EXISTS: { title: 'Email in use', detail: 'An account with this email address exists already.' },
  CATEGORY_ALREADY_EXISTS: { title: 'Category exists', detail: 'This list already has a category of that name.' },
  ALREADY_BOOKED: {
    title: 'Already reserved',
    detail: 'A gift in your basket has just been reserved. Remove it from the basket to go on.',
  },
  ALREADY_RECEIVED: { title: 'Already received', detail: 'This gift has already been received.' },
  THANK_FIRST: { title: 'Thank first', detail: 'Please thank the giver before you confirm that the gift arrived.' },
  ALREADY_THANKED: { title: 'Already thanked', detail: 'You have already said thank you for this gift.' },
  BOOKED_MEANWHILE: { title: 'Reserved meanwhile', detail: 'A reservation has just come in: nothing was deleted.' },
  ARRANGED_MEANWHILE: {
    title: 'Arranged meanwhile',
    detail: 'Somebody else has just arranged this list: nothing was moved.',
  },
  CATEGORY_NOT_EMPTY: {
    title: 'Category not empty',
    detail: 'This category still holds gifts: move or delete them first.',
  },
  QUANTITY_BELOW_BOOKINGS: {
    title: 'Quantity too small',
    detail: 'There are already more reservations than this quantity.',
  },
  WRONG_ACCOUNT: {
    title: 'Another account',
    detail: 'This link was sent for another account. Log in with that one to open it.',
  },
  PAYLOAD_TOO_LARGE: { title: 'Too large', detail: 'What you are sending is too large.' },
  UNSUPPORTED_MEDIA_TYPE: {
    title: 'Unsupported format',
    detail: 'This format cannot be read here. A picture may be JPEG, PNG, WebP, AVIF or GIF.',
  },
  UNPROCESSABLE_ENTITY: { title: 'Please check', detail: 'Some of the information needs correcting.' },
  PASSWORD_LENGTH: { title: 'Password', detail: 'The password must have 8 to 64 characters.' },
  PASSWORD_CAPITAL_MISSING: { title: 'Password', detail: 'The password must contain a capital letter.' },
  PASSWORD_SYMBOL_MISSING: { title: 'Password', detail: 'The password must contain a symbol, such as ! or ?' },
  PASSWORD_TOO_COMMON: { title: 'Password', detail: 'This password is too easy to guess' },
  UNKNOWN_SHOP: {
    title: 'Unknown shop',
    detail: 'This site cannot be read automatically. Please fill in the form yourself.',
  },
  IMPOSSIBLE_TO_PARSE: {
    title: 'Unreadable page',
    detail: 'This page could not be read. Is it the page of a single item?',
  },
  TOO_MANY_REQUESTS: { title: 'One moment', detail: 'Too many requests in a short time. Please try again shortly.' },
  INTERNAL_ERROR: { title: 'Error', detail: 'Something went wrong on our side. Please try again shortly.' },
  SERVICE_UNAVAILABLE: { title: 'Unavailable', detail: 'The service will be back in a moment. Please try again.' },
};

export const fieldErrors: Record<FieldError, (parameter: string) => string> = {
  REQUIRED: () => 'Required field',
  REGISTRY_TITLE_REQUIRED: () => 'The list needs a name',
  INVALID_TYPE: (expected) =>
    ({ int: 'Enter a whole number', number: 'Enter a number' })[expected] ?? 'This value is not of the expected type',
  INVALID_VALUE: () => 'This value is not valid',
  INVALID_EMAIL: () => 'This email address is not valid',
  INVALID_URL: () => 'This URL is not valid',
  INVALID_DATE: () => 'This date is not valid',
  INVALID_ZIP_CODE: (digits) => `A postcode in this country has ${digits} digits`,
  INVALID_SHORT_LINK: () => 'Only letters without accents, digits, hyphen and underscore',
  INVALID_DOMAIN: () => 'The domain of a shop, such as fnac.com',
  SHARED_DOMAIN: () => 'Many shops share this domain: add the name of yours, as in shop.co.uk',
  INVALID_TEMPLATE: () =>
    'A template begins with https:// or {url}, holds {url} or {url_enc}, and nothing in braces but what is listed',
  SHORT_LINK_ALL_DIGITS: () => 'Add at least one letter',
  RESERVED_NAME: () => 'This name is reserved',
  CONTROL_CHARACTERS: () => 'This text contains invisible characters that are not accepted',
  TOO_LONG: (max) => `${Number(max).toLocaleString('en')} characters at most`,
  TOO_SHORT: (min) => `At least ${min}`,
  TOO_SMALL: (min) => `At least ${min}`,
  TOO_BIG: (max) => `At most ${Number(max).toLocaleString('en')}`,
  TOO_MANY: (max) => `At most ${max}`,
  TOO_MANY_DECIMALS: () => 'Two decimals at most',
  PASSWORD_LENGTH: () => '8 to 64 characters',
  PASSWORD_CAPITAL_MISSING: () => 'Add a capital letter',
  PASSWORD_SYMBOL_MISSING: () => 'Add a symbol, such as ! or ?',
  PASSWORD_TOO_COMMON: () => 'This password is too easy to guess',
  PASSWORDS_DIFFER: () => 'The passwords do not match',
  WRONG_PASSWORD: () => 'This is not your current password',
  LAST_SUPERUSER: () => 'There has to be at least one other administrator',
  DUPLICATE: () => 'Given twice',
  RULE_EXISTS: () => 'This shop has a rule already: edit that one',
  UNKNOWN_PICTURE: () => 'This photo is unknown: please upload it again',
  UNKNOWN_CATEGORY: () => 'This category does not belong to this list',
  OTHER_REGISTRY: () => 'This gift belongs to another list',
  UNCHANGEABLE: () => 'This cannot be changed',
  ALREADY_BOOKED: () => 'This gift has just been reserved',
  NOT_FOUND: () => 'Not found',
  KEY_REUSED: () => 'This key has already been used for another request',
  QUOTA: (max) => `At most ${max}`,
  DAILY_QUOTA: (max) => `That is enough for today: at most ${max} a day.`,
  UPLOADS_AT_ONCE: (max) => `At most ${max} photos at a time: wait until one has been sent.`,
  PICTURES_FULL: (megabytes) =>
    `Your photos take ${megabytes} MB already, the most for one account. Take some out of your lists: the space is free again after a week.`,
  PICTURE_TOO_LARGE_FOR_KIND: () =>
    'This picture has too many pixels for its format. Make it smaller, or save it as an ordinary JPEG (not progressive), and try again.',
  PICTURE_NOT_FETCHED: () => 'This picture could not be fetched',
  PICTURE_IN_USE: () => 'This picture is still on a list: take it off the list or the gift first',
  PAGES_IN_LINE: () =>
    'Many pages are being read right now: yours is waiting its turn. Please try again in a few seconds.',
  OWN_EMAIL: () => 'This is the address of the person who made the list: give another one',
};

export const wait: typeof french = {
  reason: 'Many requests in a short time, perhaps over a connection that you share.',
  seconds: (count) => `Please try again in ${count} ${plural(count, 'second', 'seconds')}.`,
  minutes: (count) => `Please try again in ${count} minutes.`,
  hours: (count) => `Please try again in ${count} hours.`,
};
