import { html, type Markup } from '../../html/html.ts';
import { componentName, type JsonSchema } from '../openapi/json-schema.ts';
import { inline } from './markdown.ts';

/** A value's type in words: `integer`, `array of Wish`, `string or null`. Names link to the schema's description. */
export function typeOf(schema: JsonSchema): Markup {
  const name = componentName(schema);
  if (name) return html`<a href="#schema-${name}">${name}</a>`;
  if (schema.anyOf) return joined(schema.anyOf.map(typeOf), ' or ');
  if (schema.items) return html`array of ${typeOf(schema.items)}`;
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values)
    return joined(
      values.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ', ',
    );
  return html`${schema.type ?? 'anything'}${schema.format ? html` <span class="soft">(${schema.format})</span>` : ''}`;
}

function joined(parts: Markup[], glue: string): Markup {
  return html`${parts.map((part, index) => html`${index > 0 ? glue : ''}${part}`)}`;
}

/** Every field of an object, with its rules and meaning. */
export function fieldsPart({ properties = {}, required = [] }: JsonSchema): Markup {
  const fields = Object.entries(properties).map(([name, schema]) =>
    describedField({ name, schema, isRequired: required.includes(name) }),
  );
  return html`<dl class="fields">${fields}</dl>`;
}

interface Field {
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
  /** Where it is passed, if not in the body. */
  location?: string;
  description?: string | undefined;
}

export function describedField({
  name,
  schema,
  isRequired,
  location,
  description = schema.description,
}: Field): Markup {
  const inner = partsOf(schema);
  return html`<div>
<dt><code>${name}</code> <span>${typeOf(schema)}</span>${location ? html` <span class="soft">${location}</span>` : ''}${
    isRequired ? html` <span class="must">required</span>` : ''
  }</dt>
<dd>${description ? html`<p>${inline(description)}</p>` : ''}${rulesOf(schema)}${inner ? fieldsPart(inner) : ''}</dd>
</div>`;
}

/** The fields of an object that has no name of its own. */
function partsOf(schema: JsonSchema): JsonSchema | undefined {
  const inner = schema.items ?? schema;
  return inner.properties && !schema.examples ? inner : undefined;
}

function rulesOf(schema: JsonSchema): Markup | string {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, pattern } = bounded(schema);
  const rules = [
    range(minLength, maxLength, 'characters'),
    range(minimum, maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum, ''),
    range(minItems, maxItems, 'items'),
    pattern ? `matches ${pattern}` : '',
    schema.default === undefined ? '' : `${JSON.stringify(schema.default)} when left out`,
  ].filter(Boolean);
  return rules.length > 0 ? html`<p class="soft">${rules.join(' · ')}</p>` : '';
}

/** The branch of "this or null" that carries the rules. */
function bounded(schema: JsonSchema): JsonSchema {
  return schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  const ends = [least, most].filter((end) => end !== undefined);
  if (ends.length === 2) return `${ends.join(' to ')} ${unit}`.trim();
  return ends.length === 0 ? '' : `${most === undefined ? 'from' : 'at most'} ${ends[0]} ${unit}`.trim();
}
