import type * as z from 'zod';
import { type Endpoint, REACH } from '#contract/endpoint.ts';
import type { EndpointName } from '#contract/endpoints.ts';
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import { REQUEST_HEADERS, RESPONSE_HEADERS } from '#contract/headers.ts';
import { possibleErrors } from '#contract/possible-errors.ts';
import { mediaTypes } from '../../http/implement.ts';
import { ANSWER_EXAMPLES } from './answer-examples.ts';
import type { SchemaCollection } from './collect-schemas.ts';
import { describeLimit } from './describe-limit.ts';
import { exampleOf } from './example.ts';
import { noteOn } from './explain-fields.ts';
import { type JsonSchema, nameOf } from './json-schema.ts';
import type { ProblemResponses } from './problems.ts';

/** What the operations of a document share. */
export interface Shared {
  schemas: SchemaCollection;
  problems: ProblemResponses;
  /** Fields without an example of their own: a test wants none. */
  missing: string[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { required: boolean; content: Record<string, Content> };
  responses: Record<string, object>;
}

export interface Content {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

/** One call of the contract as OpenAPI says it. @param path the spelling that is described */
export function describeOperation(line: string, path: string, endpoint: Endpoint, shared: Shared): Operation {
  const [method = '', main = ''] = line.split(' ');
  const body = describeBody(endpoint, shared);
  return {
    operationId: operationId(method, path),
    summary: endpoint.summary,
    description: [
      ...(path === main ? [] : [`Another spelling of ${method} ${main}.`]),
      whoMay(endpoint),
      ...(endpoint.limit ? [describeLimit(endpoint.limit)] : []),
      ...(endpoint.query && endpoint.body
        ? ['Its values come in the body or in the query; addresses get logged.']
        : []),
      ...(endpoint.feature ? [`Answers 404 where the feature ${endpoint.feature} is off.`] : []),
    ].join(' '),
    tags: [endpoint.tag],
    security: endpoint.access === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...describeParameters('path', endpoint.params, shared),
      ...describeParameters('query', endpoint.query, shared),
      ...(endpoint.requestHeaders ?? []).map((name) => ({
        name,
        in: 'header' as const,
        required: false,
        ...REQUEST_HEADERS[name],
      })),
      { $ref: '#/components/parameters/AcceptLanguage' },
    ],
    ...(body ? { requestBody: body } : {}),
    responses: { ...describeSuccess(line, endpoint, shared), ...describeErrors(endpoint, shared) },
  };
}

function whoMay({ access, reach, errors = [] }: Endpoint): string {
  const caller = { anyone: 'Needs no login.', user: 'Needs a login.', superuser: 'For superusers only.' }[access];
  return reach && access !== 'superuser' ? `${caller} Reached by: ${REACH[reach]} ${toOthers(errors)}` : caller;
}

function toOthers(errors: readonly ErrorCode[]): string {
  if (errors.includes('NOT_FOUND')) return 'To everybody else it does not exist (NOT_FOUND).';
  if (errors.includes('INVALID_TOKEN')) return 'Any other token is refused (INVALID_TOKEN).';
  return 'Whoever reaches nothing gets an empty array.';
}

/** `POST /booking/thank/{booking_id}` is postBookingThankByBookingId. */
function operationId(method: string, path: string): string {
  const words = path
    .replaceAll('{', 'by_')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return `${method.toLowerCase()}${name || 'Root'}${path.includes('-') ? 'Hyphenated' : ''}`;
}

function describeParameters(location: 'path' | 'query', input: z.ZodObject | undefined, shared: Shared): Parameter[] {
  if (!input) return [];
  const { properties = {}, required = [] } = shared.schemas.read(input, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: location,
    required: required.includes(name),
    ...(schema.description ? { description: schema.description } : {}),
    schema,
    example: exampleOf(schema, shared.schemas.components, shared.missing, name),
  }));
}

function describeBody(endpoint: Endpoint, shared: Shared): Operation['requestBody'] {
  const content = endpoint.body ? contentOf(endpoint.body, 'input', shared) : fileForm(endpoint);
  if (!content) return undefined;
  return {
    required: !endpoint.body?.safeParse(undefined).success,
    content: Object.fromEntries(mediaTypes(endpoint).map((type) => [type, content])),
  };
}

function fileForm(endpoint: Endpoint): Content | null {
  if (!endpoint.bodyTypes?.includes('multipart')) return null;
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: String(noteOn('file')?.description),
  };
  return { schema: { type: 'object', properties: { file }, required: ['file'] } };
}

function describeSuccess(line: string, endpoint: Endpoint, shared: Shared): Record<string, object> {
  const headers = Object.fromEntries((endpoint.responseHeaders ?? []).map((name) => [name, RESPONSE_HEADERS[name]]));
  const status = endpoint.status ?? 200;
  const content = contentOf(endpoint.response, 'output', shared);
  const own = ANSWER_EXAMPLES[line as EndpointName];
  return {
    [status]: {
      description: status === 201 ? 'Created.' : 'Done.',
      ...(endpoint.responseHeaders ? { headers } : {}),
      content: {
        'application/json': own ? { ...content, example: { ...(content.example as object), ...own } } : content,
      },
    },
    ...(endpoint.redirects ? { 302: redirect } : {}),
  };
}

const redirect = {
  description: 'It stands elsewhere now: see Location.',
  headers: { Location: { description: 'The present address.', schema: { type: 'string' } } },
};

function describeErrors(endpoint: Endpoint, shared: Shared): Record<string, object> {
  const byStatus = Object.groupBy(possibleErrors(endpoint), (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [status, shared.problems.refer(codes as ErrorCode[])]),
  );
}

/** A schema with an example; where it is one of several, with one of each. */
function contentOf(schema: z.ZodType, io: 'input' | 'output', { schemas, missing }: Shared): Content {
  const json = schemas.read(schema, io);
  const example = (kind: JsonSchema) => exampleOf(kind, schemas.components, missing);
  const kinds = (json.anyOf ?? []).filter((kind) => kind.type !== 'null');
  if (kinds.length < 2) return { schema: json, example: example(json) };
  const examples = kinds.map((kind) => [nameOf(kind.items ?? kind) ?? 'Other', { value: example(kind) }] as const);
  return { schema: json, examples: Object.fromEntries(examples) };
}
