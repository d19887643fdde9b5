import { ERROR_STATUS, type ErrorCode, FIELD_ERRORS } from '#contract/errors.ts';
import { RESPONSE_HEADERS } from '#contract/headers.ts';
import { fieldMessage, problemTexts } from '#locales/problems.ts';
import type { JsonSchema } from './json-schema.ts';

const CODES = Object.keys(ERROR_STATUS) as ErrorCode[];
const WAIT = ['TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE'];

/** The bodies of errors, as components. */
export const PROBLEM_SCHEMAS: Record<string, JsonSchema> = {
  Problem: {
    type: 'object',
    description: 'Every error answer (RFC 9457, application/problem+json). Programs switch on `code`.',
    required: ['type', 'status', 'title', 'detail', 'code'],
    properties: {
      type: { type: 'string', const: 'about:blank' },
      status: { type: 'integer', description: 'The HTTP status again.', examples: [422] },
      title: { type: 'string', description: 'A few words, in the language asked for.' },
      detail: { type: 'string', description: 'A sentence to show to people, in the language asked for.' },
      code: { type: 'string', enum: CODES, description: 'What went wrong. It never changes its meaning.' },
      errors: {
        type: 'array',
        items: { $ref: '#/components/schemas/InputError' },
        description: 'What is wrong with which field of the input.',
      },
    },
  },
  InputError: {
    type: 'object',
    description: 'What is wrong with one field.',
    required: ['path', 'code', 'message'],
    properties: {
      path: {
        type: 'string',
        description:
          'The field in the body, with dots: `0.email`; `params.` and `query.` stand before what is in the address.',
        examples: ['email'],
      },
      code: { type: 'string', enum: [...FIELD_ERRORS], description: 'What is wrong with it.' },
      message: { type: 'string', description: 'A sentence to show beside the field, in the language asked for.' },
    },
  },
};

/** An example of each code, as components. */
export const PROBLEM_EXAMPLES = Object.fromEntries(CODES.map((code) => [code, { value: exampleOf(code) }]));

function exampleOf(code: ErrorCode) {
  const field = fieldErrorOf(code);
  return {
    type: 'about:blank',
    status: ERROR_STATUS[code],
    ...problemTexts('en')[code],
    code,
    ...(field ? { errors: [{ ...field, message: fieldMessage('en', field.code) }] } : {}),
  };
}

function fieldErrorOf(code: ErrorCode) {
  if (code === 'UNPROCESSABLE_ENTITY') return { path: 'email', code: 'INVALID_EMAIL' } as const;
  if (code === 'ALREADY_BOOKED') return { path: 'wishes_ids.7093318820145', code } as const;
  return code.startsWith('PASSWORD_') ? { path: 'password', code } : null;
}

export interface ProblemResponses {
  /** A reference to the answer with one status in one call; `codes` all have that status. */
  refer(codes: ErrorCode[]): { $ref: string };
  components: Record<string, object>;
}

/** Answers shared by several calls are described once. */
export function collectProblemResponses(): ProblemResponses {
  const components: Record<string, object> = {};
  return {
    components,
    refer(codes) {
      const name = codes.join('.');
      components[name] ??= responseOf(codes);
      return { $ref: `#/components/responses/${name}` };
    },
  };
}

function responseOf(codes: ErrorCode[]) {
  const description = codes.map((code) => `**${code}**: ${problemTexts('en')[code].detail}`).join('\n\n');
  return {
    description,
    ...(codes.some((code) => WAIT.includes(code))
      ? { headers: { 'Retry-After': RESPONSE_HEADERS['Retry-After'] } }
      : {}),
    content: {
      'application/problem+json': {
        schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }] },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}
