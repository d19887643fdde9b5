import type { FocusEvent } from 'react';
import type { useField } from '../use-field.ts';

export function trim(text: string): string {
  return text.trim();
}

/** The props of a text control: registered, and tidied when the field is left. */
export function registerTidily(field: ReturnType<typeof useField>, name: string, tidy: (text: string) => string) {
  const { onBlur, ...registered } = field.register(name);
  return {
    ...registered,
    onBlur(event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) {
      const { value } = event.target;
      const tidied = tidy(value);
      if (tidied !== value) field.setValue(name, tidied, { shouldDirty: true });
      return onBlur(event);
    },
  };
}
