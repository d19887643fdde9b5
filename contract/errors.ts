/** Every error code that the API answers, with its HTTP status. */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  INVALID_TOKEN: 400,
  LOGIN_FAILED: 400,
  ACCOUNT_NOT_ACTIVATED: 400,
  ACCOUNT_DEACTIVATED: 400,
  INVALID_CREDENTIALS: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  SHORT_LINK_ALREADY_EXISTS: 409,
  EMAIL_ALREADY_EXISTS: 409,
  CATEGORY_ALREADY_EXISTS: 409,
  ALREADY_BOOKED: 409,
  ALREADY_RECEIVED: 409,
  THANK_FIRST: 409,
  ALREADY_THANKED: 409,
  BOOKED_MEANWHILE: 409,
  ARRANGED_MEANWHILE: 409,
  CATEGORY_NOT_EMPTY: 409,
  QUANTITY_BELOW_BOOKINGS: 409,
  WRONG_ACCOUNT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNPROCESSABLE_ENTITY: 422,
  PASSWORD_LENGTH: 422,
  PASSWORD_CAPITAL_MISSING: 422,
  PASSWORD_SYMBOL_MISSING: 422,
  PASSWORD_TOO_COMMON: 422,
  UNKNOWN_SHOP: 422,
  IMPOSSIBLE_TO_PARSE: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * What can be wrong with one input field. Schemas use these codes as messages, with a parameter after a colon:
 * `TOO_LONG:255`. Texts: locales/{fr,en,de}/problems.ts.
 */
export const FIELD_ERRORS = [
  'REQUIRED',
  'REGISTRY_TITLE_REQUIRED',
  'INVALID_TYPE',
  'INVALID_VALUE',
  'INVALID_EMAIL',
  'INVALID_URL',
  'INVALID_DATE',
  'INVALID_ZIP_CODE',
  'INVALID_SHORT_LINK',
  'INVALID_DOMAIN',
  'SHARED_DOMAIN',
  'INVALID_TEMPLATE',
  'SHORT_LINK_ALL_DIGITS',
  'RESERVED_NAME',
  'CONTROL_CHARACTERS',
  'TOO_LONG',
  'TOO_SHORT',
  'TOO_SMALL',
  'TOO_BIG',
  'TOO_MANY',
  'TOO_MANY_DECIMALS',
  'PASSWORD_LENGTH',
  'PASSWORD_CAPITAL_MISSING',
  'PASSWORD_SYMBOL_MISSING',
  'PASSWORD_TOO_COMMON',
  'PASSWORDS_DIFFER',
  'WRONG_PASSWORD',
  'LAST_SUPERUSER',
  'DUPLICATE',
  'RULE_EXISTS',
  'UNKNOWN_PICTURE',
  'UNKNOWN_CATEGORY',
  'OTHER_REGISTRY',
  'UNCHANGEABLE',
  'ALREADY_BOOKED',
  'NOT_FOUND',
  'KEY_REUSED',
  'QUOTA',
  'DAILY_QUOTA',
  'UPLOADS_AT_ONCE',
  'PICTURES_FULL',
  'PICTURE_TOO_LARGE_FOR_KIND',
  'PICTURE_NOT_FETCHED',
  'PICTURE_IN_USE',
  'PAGES_IN_LINE',
  'OWN_EMAIL',
] as const;

export type FieldError = (typeof FIELD_ERRORS)[number];

export interface InputError {
  /** Dotted path in the input: `body.0.email`, `query.limit`. */
  path: string;
  code: FieldError;
  message: string;
}

/** The body of every error answer (RFC 9457), as application/problem+json. */
export interface Problem {
  type: string;
  status: number;
  title: string;
  /** A human-readable sentence in the requested language. */
  detail: string;
  code: ErrorCode;
  errors?: InputError[];
}
