import type * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { EndpointName } from '#contract/endpoints.ts';
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import { RESPONSE_HEADERS } from '#contract/headers.ts';
import { possibleErrors } from '#contract/possible-errors.ts';
import { mediaTypes } from '../../http/implement.ts';
import { ANSWER_EXAMPLES } from './answer-examples.ts';
import type { SchemaCollection } from './collect-schemas.ts';
import { exampleOf } from './example.ts';
import { noteOn } from './explain-fields.ts';
import { componentName, type JsonSchema } from './json-schema.ts';
import type { ProblemResponses } from './problems.ts';

/** What a document's operations share. */
export interface Shared {
  schemas: SchemaCollection;
  problems: ProblemResponses;
  /** Fields without an example of their own; a test requires that there are none. */
  missing: string[];
}

export interface Content {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface RequestBody {
  required: boolean;
  content: Record<string, Content>;
}

export function describeBody(endpoint: Endpoint, shared: Shared): RequestBody | undefined {
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

export function describeSuccess(line: string, endpoint: Endpoint, shared: Shared): Record<string, object> {
  const headers = Object.fromEntries((endpoint.responseHeaders ?? []).map((name) => [name, RESPONSE_HEADERS[name]]));
  const status = endpoint.status ?? 200;
  const content = contentOf(endpoint.response, 'output', shared);
  const own = ANSWER_EXAMPLES[line as EndpointName];
  return {
    [status]: {
      description: SUCCESS[status],
      ...(endpoint.responseHeaders ? { headers } : {}),
      content: {
        'application/json': own ? { ...content, example: { ...(content.example as object), ...own } } : content,
      },
    },
    ...(endpoint.redirects ? { 302: redirect } : {}),
  };
}

const SUCCESS = { 200: 'Done.', 201: 'Created.', 302: 'See Location.' };

const redirect = {
  description: 'It stands elsewhere now: see Location.',
  headers: { Location: { description: 'The present address.', schema: { type: 'string' } } },
};

export function describeErrors(endpoint: Endpoint, shared: Shared): Record<string, object> {
  const byStatus = Object.groupBy(possibleErrors(endpoint), (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [status, shared.problems.refer(codes as ErrorCode[])]),
  );
}

/** A schema with an example; with one per variant where there are several. */
function contentOf(schema: z.ZodType, io: 'input' | 'output', { schemas, missing }: Shared): Content {
  const json = schemas.read(schema, io);
  const example = (kind: JsonSchema) => exampleOf(kind, schemas.components, missing);
  const kinds = (json.anyOf ?? []).filter((kind) => kind.type !== 'null');
  if (kinds.length < 2) return { schema: json, example: example(json) };
  const examples = kinds.map(
    (kind) => [componentName(kind.items ?? kind) ?? 'Other', { value: example(kind) }] as const,
  );
  return { schema: json, examples: Object.fromEntries(examples) };
}
