import type { FieldError } from '#contract/errors.ts';
import { fieldErrors as french } from './fr/problems.ts';
import { pageTexts } from './page-texts.ts';

export const fieldErrorTexts = pageTexts('fieldErrors', french);

/** Turns a schema's error code for a field into a sentence: `TOO_LONG:255` → « 255 caractères au maximum ». */
export function fieldSentence(texts: Record<FieldError, (parameter: string) => string>, message: string): string {
  const [code = '', parameter = ''] = message.split(':');
  return Object.hasOwn(texts, code) ? texts[code as FieldError](parameter) : texts.INVALID_VALUE('');
}
