import type { useField } from '../use-field.ts';

export function trim(text: string): string {
  return text.trim();
}

export function tidyField(
  field: ReturnType<typeof useField>,
  name: string,
  text: string,
  tidy: (text: string) => string,
): void {
  const tidied = tidy(text);
  if (tidied !== text) field.setValue(name, tidied, { shouldDirty: true });
}
