import type { FieldError } from '#contract/errors.ts';
import { catalogue, type Language } from './catalogue.ts';
import { problems as de, fieldErrors as fieldErrorsDe } from './de/problems.ts';
import { problems as en, fieldErrors as fieldErrorsEn } from './en/problems.ts';
import { fieldErrors as fieldErrorsFr, problems as fr } from './fr/problems.ts';

export const problemTexts = catalogue({ fr, en, de });

const fieldErrors = catalogue<Record<FieldError, (parameter: string) => string>>({
  fr: fieldErrorsFr,
  en: fieldErrorsEn,
  de: fieldErrorsDe,
});

/** The sentence for what a schema says of a field: `TOO_LONG:255` → « 255 caractères au maximum ». */
export function fieldMessage(language: Language, message: string): string {
  const [code = '', parameter = ''] = message.split(':');
  const texts = fieldErrors(language);
  return Object.hasOwn(texts, code) ? texts[code as FieldError](parameter) : texts.INVALID_VALUE('');
}
