import { type Components, type JsonSchema, resolve } from './json-schema.ts';

const BY_FORMAT: Record<string, string> = { date: '2027-03-14', 'date-time': '2026-11-21T09:30:00.000Z' };

/**
 * A believable value assembled from the fields' own examples.
 * @param missing collects the places without one
 */
export function exampleOf(schema: JsonSchema, components: Components, missing: string[], path = ''): unknown {
  const { examples, anyOf, items, properties, ...rest } = resolve(schema, components);
  if (examples) return examples[0];
  if (anyOf) return exampleOf(anyOf[0] ?? {}, components, missing, path);
  if (items) return [exampleOf(items, components, missing, `${path}[]`)];
  if (properties) {
    const fields = Object.entries(properties);
    return Object.fromEntries(
      fields.map(([name, field]) => [name, exampleOf(field, components, missing, `${path}.${name}`)]),
    );
  }
  const plain = plainExample(rest);
  if (plain === undefined) missing.push(path);
  return plain ?? (rest.type === 'string' ? 'text' : (rest.minimum ?? 1));
}

function plainExample(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  const first = schema.type === 'boolean' ? false : (schema.enum?.[0] ?? BY_FORMAT[schema.format ?? '']);
  return schema.default ?? first;
}
