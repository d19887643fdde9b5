import type { FieldError } from '#contract/errors.ts';
import { problems as de, fieldErrors as fieldErrorsDe, wait as waitDe } from './de/problems.ts';
import { problems as en, fieldErrors as fieldErrorsEn, wait as waitEn } from './en/problems.ts';
import { fieldSentence } from './field-errors.ts';
import { fieldErrors as fieldErrorsFr, problems as fr, wait as waitFr } from './fr/problems.ts';
import { inEachLanguage, type Language } from './languages.ts';

export const problemTexts = inEachLanguage({ fr, en, de });

const fieldErrors = inEachLanguage<Record<FieldError, (parameter: string) => string>>({
  fr: fieldErrorsFr,
  en: fieldErrorsEn,
  de: fieldErrorsDe,
});

/** The sentence for a schema's error code on a field. */
export function fieldMessage(language: Language, message: string): string {
  return fieldSentence(fieldErrors(language), message);
}

const waitTexts = inEachLanguage({ fr: waitFr, en: waitEn, de: waitDe });

/**
 * Tells somebody who called too often when to try again: « Réessayez dans 4 minutes. »
 * @param reason set if the limit is the account's own; otherwise the connection may be shared, and the text says so
 */
export function waitSentence(language: Language, seconds: number | null, reason?: string): string {
  const { reason: crowd, seconds: inSeconds, minutes: inMinutes, hours } = waitTexts(language);
  return `${reason ?? crowd} ${moment(seconds ?? 1)}`;

  function moment(wait: number): string {
    if (wait < 90) return inSeconds(wait);
    const minutes = Math.ceil(wait / 60);
    return minutes < 90 ? inMinutes(minutes) : hours(Math.ceil(minutes / 60));
  }
}
