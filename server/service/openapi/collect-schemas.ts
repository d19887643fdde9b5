import * as z from 'zod';
import { explainFields } from './explain-fields.ts';
import { COMPONENTS, type Components, type JsonSchema } from './json-schema.ts';

/** What a contract schema looks like to whoever sends it (`input`) or receives it (`output`). */
export interface SchemaCollection {
  components: Components;
  read(schema: z.ZodType, io: 'input' | 'output'): JsonSchema;
}

/** Converts schemas one after the other; named ones (`.meta({ id })`) become components. */
export function collectSchemas(): SchemaCollection {
  const components: Components = {};
  return {
    components,
    read(schema, io) {
      const { properties, $defs } = z.toJSONSchema(z.object({ root: schema }), {
        io,
        unrepresentable: 'any',
        override: ({ jsonSchema }) => tidy(jsonSchema as JsonSchema),
      });
      for (const [name, definition] of Object.entries($defs ?? {})) {
        const component = explainFields(located(definition as JsonSchema), name);
        if (components[name] && JSON.stringify(components[name]) !== JSON.stringify(component)) {
          throw new Error(`${name} is one thing when it is sent and another when it is answered.`);
        }
        components[name] = component;
      }
      return explainFields(located(properties?.root as JsonSchema));
    },
  };
}

function located(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${COMPONENTS}`));
}

function tidy(schema: JsonSchema): void {
  // Clients must expect fields to be added.
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  // Digits in a path or query: the pattern applies to the text, the type to its meaning.
  if (schema.type === 'integer' || schema.format !== undefined) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.type === 'integer' && (schema.maximum ?? 0) > 2 ** 31) schema.format = 'int64';
}
