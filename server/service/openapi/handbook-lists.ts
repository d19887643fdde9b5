import type { FieldError } from '#contract/errors.ts';
import type { FeatureName } from '#contract/features.ts';

/** What each feature changes. */
export const FEATURE_NOTES: Record<FeatureName, string> = {
  cashPoolFeature: 'the pages show `cash_pool` of a list; the API keeps it either way.',
  uploadImageFeature:
    'pictures can be uploaded (`POST /s3/upload/{bucket_name}`), and fetched from shops (`POST /s3/upload_dist/{bucket_name}`, seen before by `POST /s3/preview_dist`).',
  imageCatalogFeature: 'there are covers to choose from (`GET /s3/default_images/header`).',
  secondOwnerFeature:
    '`second_owner_mail` invites, and second owners manage the list. While it is off the field is ignored, the two `second_owner` calls answer 404 and a second owner reaches nothing.',
  multiBabyFeature: 'the form offers several babies; the API takes them either way.',
  scanWishUrlFeature: 'for reading a shop’s page into the form of a wish (`/scraper/`).',
  thanksFeature:
    'parents thank (`POST /booking/thank/{booking_id}`), and must before they mark a gift as received (THANK_FIRST). While it is off that is not asked.',
  langSelectorFeature: 'the pages offer a choice of language; the API follows `Accept-Language` either way.',
};

/** The meaning of each field-error code, and where it occurs if only a few calls use it. */
export const FIELD_ERROR_NOTES: Record<FieldError, string> = {
  REQUIRED: 'missing or empty.',
  REGISTRY_TITLE_REQUIRED: 'a list without a title (lists only).',
  INVALID_TYPE: 'of another JSON type.',
  INVALID_VALUE:
    'none of those allowed; in `POST /booking/multi` also an `email` that differs from the first payload’s.',
  INVALID_EMAIL: 'no email address.',
  INVALID_URL: 'not an http(s) address, or one with a password in it.',
  INVALID_DATE: 'not a day `YYYY-MM-DD` between 2000 and 2100.',
  INVALID_ZIP_CODE: 'no postcode of the address’s country: five digits in France, four in Belgium and Luxembourg.',
  INVALID_SHORT_LINK: 'other signs than letters without accents, digits, `-` and `_` (short links).',
  INVALID_DOMAIN: 'no domain of a shop, such as `fnac.com` (affiliate rules).',
  SHARED_DOMAIN: 'no shop’s domain, but one that shops’ domains are under, such as `co.uk` (affiliate rules).',
  INVALID_TEMPLATE:
    'a template that does not lead over https to the shop’s page, or with unknown words in braces (affiliate rules).',
  SHORT_LINK_ALL_DIGITS: 'digits alone (short links).',
  RESERVED_NAME: 'reads as the service’s own (short links).',
  CONTROL_CHARACTERS: 'holds characters that cannot be seen.',
  TOO_LONG: 'a text above its greatest length.',
  TOO_SHORT: 'a search, a key or an array below its least length.',
  TOO_SMALL: 'a number below its least value.',
  TOO_BIG: 'a number above its greatest value.',
  TOO_MANY: 'an array with too many items.',
  TOO_MANY_DECIMALS: 'more than two (`price`).',
  PASSWORD_LENGTH:
    'too short or too long; this and the next three also stand as the `code` of the whole answer (new passwords).',
  PASSWORD_CAPITAL_MISSING: 'no capital letter (new passwords).',
  PASSWORD_SYMBOL_MISSING: 'no symbol (new passwords).',
  PASSWORD_TOO_COMMON:
    'one of those that everybody tries first, or the person’s or the service’s name, with a capital, digits and signs (new passwords).',
  PASSWORDS_DIFFER: 'of the website’s forms; the API does not answer it.',
  WRONG_PASSWORD:
    '`current_password` is not the caller’s own (`PUT` and `DELETE /user/me`, `PUT /user/{user_id}`, `POST /user/`, `DELETE /user/{user_id}/sessions`).',
  LAST_SUPERUSER: 'nobody else is one (`PUT` and `DELETE /user/me`, `PUT /user/{user_id}`).',
  DUPLICATE: 'named twice in one request (`babies` of a list, `wishes_ids` of a booking).',
  RULE_EXISTS: 'another rule has this `domain` (`POST /affiliate/rules`, `PUT /affiliate/rules/{rule_id}`).',
  UNKNOWN_PICTURE: 'a path that no upload answered to this account, nor a cover’s (lists and wishes).',
  UNKNOWN_CATEGORY: 'a category of another list (`PUT /wish/{wish_id}`).',
  OTHER_REGISTRY: 'one payload with wishes of several lists (`POST /booking/multi`).',
  UNCHANGEABLE:
    'what is made stays in its list (`birthregistry_id` of a PUT); a rule that comes back at each start stays, with its `domain` (`DELETE` and `PUT /affiliate/rules/{rule_id}`).',
  ALREADY_BOOKED: 'no copy of this wish is left (`POST /booking/multi`, with 409).',
  NOT_FOUND: 'does not exist or cannot be seen: a wish (`POST /booking/multi`, with 404), a baby in a list’s PUT.',
  KEY_REUSED: 'an `Idempotency-Key` that came with another body.',
  QUOTA: 'the account, list or booking is full: see Limits.',
  UPLOADS_AT_ONCE: 'as many uploads of this account as may be are under way (429).',
  PICTURES_FULL: 'the pictures that this account keeps take all the space that it has (422).',
  PICTURE_TOO_LARGE_FOR_KIND:
    'a picture of this kind is held whole while it is read, and has too many pixels for that (422): as a JPEG that is not progressive it may have 40 million.',
  DAILY_QUOTA: 'enough for a day (429: `second_owner_mail` of a list, `to_mail` of `POST /email/share_list`).',
  PICTURE_NOT_FETCHED: 'its address leads nowhere that we go (`POST /s3/upload_dist/{bucket_name}`).',
  PICTURE_IN_USE:
    'a list or a gift shows this picture, or one that was deleted and may come back (`DELETE /s3/delete/{bucket_name}/{object_name}`).',
  PAGES_IN_LINE: 'the service reads as many pages of shops as it can (503): try again after `Retry-After`.',
  OWN_EMAIL: 'the owner’s own address (`second_owner_mail`).',
};
