import type { FieldError } from '#contract/errors.ts';
import { catalogue, type Language } from './catalogue.ts';
import { problems as de, fieldErrors as fieldErrorsDe, wait as waitDe } from './de/problems.ts';
import { problems as en, fieldErrors as fieldErrorsEn, wait as waitEn } from './en/problems.ts';
import { fieldErrors as fieldErrorsFr, problems as fr, wait as waitFr } from './fr/problems.ts';

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

const waitTexts = catalogue({ fr: waitFr, en: waitEn, de: waitDe });

/** What somebody reads who called too often, and may again in so many seconds: « Réessayez dans 4 minutes. » */
export function waitSentence(language: Language, seconds: number): string {
  const texts = waitTexts(language);
  if (seconds < 90) return texts.seconds(seconds);
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? texts.minutes(minutes) : texts.hours(Math.ceil(minutes / 60));
}
