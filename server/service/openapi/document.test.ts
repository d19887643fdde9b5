import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import { GLOSSARY } from '#contract/glossary.ts';
import { possibleErrors } from '#contract/possible-errors.ts';
import { startTestApp } from '../../testing/app.ts';
import { collectSchemas } from './collect-schemas.ts';
import { describeApi } from './document.ts';
import { exampleOf } from './example.ts';
import { TAGS } from './handbook.ts';

const calls = Object.entries(endpoints) as [string, Endpoint][];
const missing: string[] = [];
const document = describeApi('https://cigogne.example', missing);

function operationOf(line: string, path?: string) {
  const [method = '', main = ''] = line.split(' ');
  return document.paths[path ?? main]?.[method.toLowerCase()];
}

describe('the documentation of the API', () => {
  it('is valid OpenAPI 3.1, with examples that fit', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: {
        'no-invalid-media-type-examples': 'error',
        'no-invalid-parameter-examples': 'error',
        'no-invalid-schema-examples': 'error',
        // The spelling in the specification; both work.
        'no-path-trailing-slash': 'off',
        // A call that only redirects answers 302.
        'operation-2xx-response': 'off',
        // /birthregistry/{id}/second_owner versus /birthregistry/public/{id}: an id is digits, so both are
        // unambiguous.
        'no-ambiguous-paths': 'off',
      },
    });
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it('is what an instance answers', async () => {
    const service = await startTestApp();
    const answer = await service.request('GET /openapi.json');
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.json()).toEqual(describeApi(service.context.config.publicUrl));
    await service.close();
  });

  it('tells how often a call may be made', () => {
    const { description } = operationOf('GET /birthregistry/search/{query}') ?? {};
    expect(description).toMatch(/Beyond 300 calls in a minute from one address, or 120 in a minute by one account/);
    expect(operationOf('POST /login/access-token')?.description).toMatch(
      /300 failures in 15 minutes .* 10 in 15 minutes/,
    );
  });

  it('explains every group of calls, and no other', () => {
    expect(Object.keys(TAGS).sort()).toEqual([...new Set(calls.map(([, { tag }]) => tag))].sort());
  });

  it('has an example for every field: a new one wants a line in contract/glossary.ts', () => {
    expect([...new Set(missing)]).toEqual([]);
  });

  it('speaks of no field that does not exist', () => {
    const text = JSON.stringify(document);
    const words = Object.keys(GLOSSARY).filter((name) => !name.includes('.'));
    expect(words.filter((name) => !(text.includes(`"${name}":`) || text.includes(`"name":"${name}"`)))).toEqual([]);
  });
});

describe.each(calls)('%s', (line, endpoint) => {
  it('shows a request and an answer that the contract takes', () => {
    const { params, query, body } = endpoint;
    for (const example of examplesOf(params, 'input')) params?.parse(asText(example));
    for (const example of examplesOf(query, 'input')) query?.parse(asText(example));
    for (const example of examplesOf(body, 'input')) body?.parse(example);
    for (const example of examplesOf(endpoint.response, 'output')) {
      expect(endpoint.response.parse(example)).toEqual(example);
    }
  });

  it('is described with all of its errors, in each of its spellings', () => {
    for (const path of [undefined, ...(endpoint.aliases ?? [])]) {
      const operation = operationOf(line, path);
      const codes = possibleErrors(endpoint);
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining([...new Set(codes.map((code) => String(ERROR_STATUS[code])))]),
      );
      for (const code of codes) {
        const answer = operation?.responses[ERROR_STATUS[code]] as { $ref: string } | undefined;
        expect(answer?.$ref.split('/').at(-1)?.split('.')).toContain(code);
      }
    }
  });
});

/** An example of each variant a schema allows. */
function examplesOf(schema: z.ZodType | undefined, io: 'input' | 'output'): unknown[] {
  if (!schema) return [];
  const { components, read } = collectSchemas();
  const { anyOf, ...json } = read(schema, io);
  const kinds = anyOf?.filter(({ type }) => type !== 'null') ?? [json];
  return kinds.map((kind) => exampleOf(kind, components, []));
}

/** As it appears in an address. */
function asText(example: unknown) {
  return Object.fromEntries(Object.entries(example as object).map(([name, value]) => [name, String(value)]));
}
