import type { ErrorCode } from '#contract/errors.ts';
import type { Language } from '#locales/languages.ts';
import { uiTexts } from '#locales/ui.ts';
import { ApiError, NetworkError } from '#web/data/api-errors.ts';

export interface ErrorWords {
  /** Sentences for the API's codes; otherwise `failure`, or else the API's own sentence. */
  errorTexts?: Partial<Record<ErrorCode, string>>;
  failure?: string | undefined;
}

/** What went wrong, in one sentence, for showing beside its cause; if there was no answer, what to do is added. */
export function wordsFor(error: unknown, language: Language, { errorTexts = {}, failure }: ErrorWords) {
  const t = uiTexts(language);
  if (error instanceof ApiError) {
    const known = error.code === 'UNKNOWN' ? undefined : errorTexts[error.code];
    // When to try again, or what nobody could foresee: no sentence of a form's own says that.
    const particular = (error.status === 429 || error.code === 'BOOKED_MEANWHILE') && error.detail;
    const text = particular || (known ?? failure ?? (error.detail || t.errorText));
    return { text, beside: text };
  }
  const isUnanswered = error instanceof NetworkError;
  const advice = isUnanswered ? t.noAnswer : t.errorText;
  if (failure === undefined) return { text: advice, beside: advice };
  return { text: failure, beside: isUnanswered ? `${failure}${/[.!?]$/.test(failure) ? '' : '.'} ${advice}` : failure };
}
