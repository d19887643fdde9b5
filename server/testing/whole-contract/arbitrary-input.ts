import fc from 'fast-check';
import type { Components, JsonSchema } from '../../service/openapi/json-schema.ts';
import { resolve } from '../../service/openapi/json-schema.ts';

/** Values for fields of a given name: ids that exist, ids that do not. */
export type Pools = (field: string) => readonly unknown[] | undefined;

/** Unwelcome input: wrong types, wrong sizes, hostile texts. */
const ODD: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e308, 2 ** 53, '', ' ', '0', 'x', [], {}, [null], { toString: 1 }],
  ...['\u0000', 'a\u0000b', '\u202Eabc', '\uD800', '\uFEFF', 'a\nb', '%', '%ff', 'x'.repeat(300), '👶'.repeat(300)],
  ...["'; drop table users; --", '<script>alert(1)</script>', '../../etc/passwd', 'javascript:alert(1)', '$1', '\\'],
  ...['2026-02-30', '9999999999999999999', '1e3', 'Infinity', 'constructor', '__proto__'],
];

/** fc.string with the unit `binary` makes a table of all code points first, for two seconds. */
const anyText = fc.array(fc.nat(0x10ffff), { maxLength: 40 }).map((points) => String.fromCodePoint(...points));

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ODD) },
  { weight: 1, arbitrary: anyText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

/** Input following the documentation: valid except for what JSON Schema cannot express. */
export function validInput(
  schema: JsonSchema,
  components: Components,
  pools: Pools,
  field = '',
): fc.Arbitrary<unknown> {
  const { properties, required = [], items, anyOf, ...plain } = resolve(schema, components);
  const pool = pools(field);
  const again = (inner: JsonSchema, name = field) => validInput(inner, components, pools, name);
  if (pool && !items) return fc.constantFrom(...pool);
  if (anyOf) return fc.oneof(...anyOf.map((kind) => again(kind)));
  if (items) return fc.oneof(array(again(items), plain, 1), array(again(items), plain, 3));
  if (!properties) return validValue(plain);
  const fields = Object.entries(properties).map(([name, inner]) => [name, again(inner, name)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function array(item: fc.Arbitrary<unknown>, { minItems = 0, maxItems = 3 }: JsonSchema, most: number) {
  return fc.array(item, { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, most)) });
}

function validValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { type, examples = [] } = schema;
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values) return fc.constantFrom(...values);
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1000, 1000) });
  if (type === 'number') return fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100);
  // A pattern or a format says more than a length.
  if (schema.format) return fc.constantFrom(...examples, ...formatted(schema.format));
  if (schema.pattern) return fc.tuple(fc.constantFrom(...examples), fc.nat()).map(([word, n]) => `${word}${n}`);
  return fc.oneof(fc.constantFrom('text', ...examples), text(schema));
}

function formatted(format: string | undefined): unknown[] {
  if (format === 'email') return ['Prénom.Nom+liste@exemple.fr', 'jo@example.org'];
  if (format === 'date') return ['2026-12-24', '2000-01-01', '2100-12-31'];
  return format === 'password' ? ['Éléphant€gris1', 'Galet!brume7'] : [];
}

function text({ minLength = 0, maxLength = 255 }: JsonSchema): fc.Arbitrary<string> {
  const unit = fc.constantFrom(...'aZé0-_ \'"<>&;%?/\\.,👶ß漢e\u0301');
  return fc.string({ unit, minLength, maxLength: Math.min(maxLength, 60) });
}

/** Valid input with one flaw: an extra field, one replaced, or something else altogether. */
export function spoiled(input: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const replaced = fc.tuple(input, fc.nat(), oddValue).map(([value, choice, odd]) => replaceAt(value, choice, odd));
  return fc.oneof({ weight: 6, arbitrary: replaced }, { weight: 1, arbitrary: oddValue });
}

function replaceAt(value: unknown, choice: number, odd: unknown): unknown {
  if (Array.isArray(value) && value.length > 0) {
    return value.map((item, index) => (index === choice % value.length ? replaceAt(item, choice, odd) : item));
  }
  if (typeof value !== 'object' || value === null) return odd;
  const names = [...Object.keys(value), 'unheard_of'];
  const name = names[choice % names.length] as string;
  const inner = (value as Record<string, unknown>)[name];
  const deeper = choice % 2 === 0 && typeof inner === 'object' && inner !== null;
  return { ...value, [name]: deeper ? replaceAt(inner, choice >> 1, odd) : odd };
}
