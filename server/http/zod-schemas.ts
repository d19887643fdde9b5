import type { FastifySchemaCompiler, FastifyServerOptions } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type * as z from 'zod';
import { invalidInput } from './problem.ts';

/** Input is checked by the contract's schemas. */
const checkInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (input) => {
    const result = schema.safeParse(input);
    return result.success ? { value: result.data } : { error: invalidInput(partName(httpPart), result.error.issues) };
  };

/** Answers pass through them, so that fields not in the schema never leave. */
const writeAnswer: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (answer) =>
    JSON.stringify(schema.parse(answer));

/** Passed to Fastify when it is created, or it would load its own validator and serializer. */
export const zodSchemas = {
  compilersFactory: { buildValidator: () => checkInput, buildSerializer: () => writeAnswer },
} as unknown as NonNullable<FastifyServerOptions['schemaController']>;

function partName(httpPart: string | undefined): string {
  return httpPart === 'querystring' ? 'query' : (httpPart ?? 'body');
}
