import { GLOSSARY, type Note } from '#contract/glossary.ts';
import type { JsonSchema } from './json-schema.ts';

/**
 * Adds the glossary's explanation to each field.
 * @param owner the component containing the fields
 */
export function explainFields(schema: JsonSchema, owner = ''): JsonSchema {
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(items ? { items: explainFields(items, owner) } : {}),
    ...(anyOf ? { anyOf: anyOf.map((member) => explainFields(member, owner)) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, field]) => [name, withNote(field, noteOn(name, owner))]),
          ),
        }
      : {}),
  };
}

/** What the glossary says about a field in this place. */
export function noteOn(name: string, owner = ''): Note | undefined {
  return GLOSSARY[`${owner}.${name}`] ?? GLOSSARY[name];
}

function withNote(field: JsonSchema, note: Note | undefined): JsonSchema {
  if (!note) return explainFields(field);
  const description = field.description ?? note.description;
  return {
    // If the whole has an example, its parts need none.
    ...(note.example === undefined ? explainFields(field) : field),
    ...(description === undefined ? {} : { description }),
    ...(note.example === undefined || field.examples || field.$ref ? {} : { examples: [note.example] }),
  };
}
