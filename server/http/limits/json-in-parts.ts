import * as z from 'zod';

/** A value in which any array may be produced element by element. */
export type InParts<Value> = Value extends readonly (infer Element)[]
  ? InParts<Element>[] | AsyncIterable<InParts<Element>>
  : Value extends object
    ? { [Key in keyof Value]: InParts<Value[Key]> }
    : Value;

/** How many characters are checked and written in one go: about a millisecond's work. */
const PIECE = 32 * 1024;

/**
 * Writes a value as JSON piece by piece: arrays that arrive element by element are checked and written that way, and
 * nothing is held longer than needed. Like whole answers it passes through the schema, so other fields never leave.
 */
export async function* jsonInParts(schema: z.ZodType, value: unknown): AsyncGenerator<string> {
  let piece = '';
  for await (const text of written(schema, value)) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

async function* written(schema: z.ZodType, value: unknown): AsyncGenerator<string> {
  if (!comesInParts(value)) yield JSON.stringify(schema.parse(value));
  else if (schema instanceof z.ZodArray) yield* writtenArray(schema.element as z.ZodType, value as unknown[]);
  else if (schema instanceof z.ZodObject) yield* writtenObject(schema.shape, value as Record<string, unknown>);
  else throw new Error('Only arrays, and objects that hold them, come in parts.');
}

async function* writtenArray(element: z.ZodType, value: AsyncIterable<unknown> | unknown[]): AsyncGenerator<string> {
  let divider = '[';
  for await (const one of value) {
    yield divider;
    yield* written(element, one);
    divider = ',';
  }
  yield divider === ',' ? ']' : '[]';
}

async function* writtenObject(shape: z.ZodRawShape, value: Record<string, unknown>): AsyncGenerator<string> {
  let divider = '{';
  for (const [name, field] of Object.entries(shape)) {
    yield `${divider}${JSON.stringify(name)}:`;
    yield* written(field as z.ZodType, value[name]);
    divider = ',';
  }
  yield '}';
}

function comesInParts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Symbol.asyncIterator in value || Object.values(value).some(comesInParts);
}
