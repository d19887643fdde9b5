import type * as z from 'zod';
import { type Endpoint, REACH } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { REQUEST_HEADERS } from '#contract/headers.ts';
import { describeBody, describeErrors, describeSuccess, type RequestBody, type Shared } from './content.ts';
import { describeLimit } from './describe-limit.ts';
import { exampleOf } from './example.ts';
import type { JsonSchema } from './json-schema.ts';

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
  requestBody?: RequestBody;
  responses: Record<string, object>;
}

/**
 * One call of the contract in OpenAPI's terms.
 * @param path the spelling being described
 */
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

/** `POST /booking/thank/{booking_id}` becomes postBookingThankByBookingId. */
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
