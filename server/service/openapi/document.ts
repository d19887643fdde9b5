import type { Endpoint, EndpointLine } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { collectSchemas } from './collect-schemas.ts';
import type { Shared } from './content.ts';
import { HANDBOOK, INTRODUCTION, TAGS } from './handbook.ts';
import type { JsonSchema } from './json-schema.ts';
import { describeOperation, type Operation } from './operation.ts';
import { collectProblemResponses, PROBLEM_EXAMPLES, PROBLEM_SCHEMAS } from './problems.ts';

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; summary: string; description: string; license: object };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, object>;
    [kind: string]: Record<string, object>;
  };
}

/**
 * The whole contract as OpenAPI 3.1.
 * @param missing collects fields without an example: they need a line in contract/glossary.ts
 */
export function describeApi(publicUrl: string, missing: string[] = []): OpenApiDocument {
  const shared: Shared = { schemas: collectSchemas(), problems: collectProblemResponses(), missing };
  const paths: OpenApiDocument['paths'] = {};
  for (const [line, endpoint] of Object.entries(endpoints) as [EndpointLine, Endpoint][]) {
    const [method = '', main = ''] = line.split(' ');
    for (const path of [main, ...(endpoint.aliases ?? [])]) {
      paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(line, path, endpoint, shared) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cigogne',
      version: '1',
      summary: INTRODUCTION,
      description: [INTRODUCTION, ...HANDBOOK.map(({ title, text }) => [`## ${title}`, ...text].join('\n\n'))].join(
        '\n\n',
      ),
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-rights-reserved' },
    },
    servers: [{ url: `${publicUrl}/api/v1`, description: 'This instance' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...shared.schemas.components, ...PROBLEM_SCHEMAS },
      responses: shared.problems.components,
      examples: PROBLEM_EXAMPLES,
      parameters: { AcceptLanguage },
      securitySchemes: { bearer },
    },
  };
}

const AcceptLanguage = {
  name: 'Accept-Language',
  in: 'header',
  description: 'The language of errors and of emails that this call causes: fr, en or de; fr otherwise.',
  schema: { type: 'string' },
  example: 'en',
};

const bearer = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'The access_token of POST /login/access-token.',
};
