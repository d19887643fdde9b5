import { IDEMPOTENCY_HOURS } from './limits.ts';

interface Header {
  description: string;
  schema: { type: 'string' | 'integer'; minLength?: number; maxLength?: number; minimum?: number };
  example: string | number;
}

/** Headers that some call reads. */
export const REQUEST_HEADERS = {
  'Idempotency-Key': {
    description: `Makes the request safe to repeat for ${IDEMPOTENCY_HOURS} hours: the same key with the same body gets the first success again instead of booking, making or sending twice (what was made, as it is now; a list without its gifts); with another body it is refused (422, field error KEY_REUSED). Failures are not kept. A random UUID for each press of the button will do.`,
    schema: { type: 'string', minLength: 16, maxLength: 128 },
    example: '0f8fad5b-d9cb-469f-a165-70867728950e',
  },
} as const satisfies Record<string, Header>;

/** Headers that some call answers. */
export const RESPONSE_HEADERS = {
  'X-Total-Count': {
    description: 'How many there are in all, whatever `skip` and `limit` are.',
    schema: { type: 'integer', minimum: 0 },
    example: 42,
  },
  'X-Giver-Token': {
    description:
      'Opens the giver’s own calls (`/booking/giver/{token}`) for the bookings of this request. It is a secret, told here and in the summary email only.',
    schema: { type: 'string' },
    example: 'q7Jm0cW3dVt1oXk9Zb2LrA',
  },
  'X-Registration-Token': {
    description:
      'Proves that an activation comes from where the account was registered (`registration_token` of `POST /user/activate`). Worth nothing without the token of the account’s email.',
    schema: { type: 'string' },
    example: 'Vb3l0x2Qf8sYt6Zk1Wm9cHn4Rj7Gd5Pa',
  },
  'X-Access-Token': {
    description:
      'A session: in the place of the caller’s own, which ended with a new password like all others of the account, or for whoever activates an account where it was registered.',
    schema: { type: 'string' },
    example: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI4MTUwMjc3NjE0MzAxIn0.Qm9uam91cg',
  },
  'Content-Disposition': {
    description: 'The name under which a browser saves the answer.',
    schema: { type: 'string' },
    example: 'attachment; filename="cigogne-2026-11-21.json"',
  },
  Deprecation: {
    description:
      'Since when it is only older clients that send secrets in an address (RFC 9745): there where the query held one.',
    schema: { type: 'string' },
    example: '@1795392000',
  },
  'Retry-After': {
    description: 'Seconds to wait before the next try.',
    schema: { type: 'integer', minimum: 0 },
    example: 30,
  },
} as const satisfies Record<string, Header>;

export type RequestHeader = keyof typeof REQUEST_HEADERS;
export type ResponseHeader = keyof typeof RESPONSE_HEADERS;
