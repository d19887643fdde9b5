import type { ChangeEvent, FocusEvent } from 'react';
import { UNSEEN } from '#contract/everywhere/unseen.ts';
import type { useField } from '../use-field.ts';

export function trim(text: string): string {
  return text.trim();
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The service refuses them (contract/texts.ts). */
const TAKEN_OUT = new RegExp(`(?![\n\t])[${UNSEEN}]`, 'gu');

function withoutUnseen(text: string, isOneLine: boolean): string {
  const seen = text.replaceAll(TAKEN_OUT, '');
  return isOneLine ? seen.replaceAll('\t', ' ') : seen;
}

/** The caret stays where it was in what is left. */
function takeOutUnseen({ target }: ChangeEvent<TextControl>): void {
  const { value, type, selectionEnd } = target;
  const isOneLine = type !== 'textarea';
  const seen = withoutUnseen(value, isOneLine);
  if (seen === value) return;
  target.value = seen;
  if (selectionEnd === null) return;
  const caret = withoutUnseen(value.slice(0, selectionEnd), isOneLine).length;
  target.setSelectionRange(caret, caret);
}

/** The props of a text control: registered, and tidied when the field is left. */
export function registerTidily(field: ReturnType<typeof useField>, name: string, tidy: (text: string) => string) {
  const { onBlur, onChange, ...registered } = field.register(name);
  return {
    ...registered,
    onChange(event: ChangeEvent<TextControl>) {
      takeOutUnseen(event);
      return onChange(event);
    },
    onBlur(event: FocusEvent<TextControl>) {
      const { value } = event.target;
      const tidied = tidy(value);
      if (tidied !== value) field.setValue(name, tidied, { shouldDirty: true });
      return onBlur(event);
    },
  };
}
