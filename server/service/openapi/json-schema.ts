/** The subset of JSON Schema 2020-12 that zod produces and the documentation reads. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: unknown;
}

export type Components = Record<string, JsonSchema>;

export const COMPONENTS = '#/components/schemas/';

/** The component a schema refers to, or the schema itself. */
export function resolve(schema: JsonSchema, components: Components): JsonSchema {
  const name = componentName(schema);
  return name === undefined ? schema : (components[name] ?? {});
}

export function componentName({ $ref }: JsonSchema): string | undefined {
  return $ref?.slice(COMPONENTS.length);
}
