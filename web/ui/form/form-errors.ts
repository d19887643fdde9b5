import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ErrorCode } from '#contract/errors.ts';
import { formsTexts } from '#locales/forms.ts';
import type { Language } from '#locales/languages.ts';
import { ApiError, hasCode, isSessionEnd } from '#web/data/api-errors.ts';
import { type ErrorWords, wordsFor } from '#web/ui/notices/error-words.ts';
import { currentNotices, dismissNotice, notify } from '#web/ui/notices/notify.ts';

/** How a form reports what the API refuses. */
export interface FailureWords<Values extends FieldValues> extends ErrorWords {
  /** The field that shows an API code (a name that is taken, a quantity too small), with its sentence. */
  errorFields?: Partial<Record<ErrorCode, FieldPath<Values>>>;
  /** The form's field for a path in the API's input (`body.address_first_line`), if the names differ. */
  fieldOf?: (path: string) => string | undefined;
  /**
   * Called with the names of the wrong fields before the first of them takes the focus, so that a form of several
   * pages can turn to it.
   */
  reveal?: ((names: string[]) => void) | undefined;
  /** Whether the page itself says this, where one looks. */
  isTold?: (error: unknown) => boolean;
  /**
   * Called when something it refers to is no longer there (NOT_FOUND), to load again what shows it.
   * @returns the words for that; null if the page says it
   */
  onGone?: (() => Promise<Pick<FailureWords<Values>, 'errorTexts' | 'errorFields'> | null>) | undefined;
}

/** Shows an error at the fields it names or belongs to, otherwise above the button and as a notice. */
export async function showFailure<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
  language: Language,
  { onGone, ...said }: FailureWords<Values>,
): Promise<void> {
  const gone = onGone && hasCode(error, 'NOT_FOUND') ? await onGone() : {};
  if (gone === null) return;
  const { errorFields = {}, fieldOf, reveal, isTold, failure, ...words } = { ...said, ...gone };
  if (isSessionEnd(error) || isTold?.(error)) return;
  const shown = showAtFields(form, error, fieldOf, reveal);
  if (shown > 0) {
    warnOfErrors(shown, language);
    return;
  }
  const field = error instanceof ApiError && error.code !== 'UNKNOWN' ? errorFields[error.code] : undefined;
  if (field !== undefined) {
    const message = wordsFor(error, language, words).text;
    reveal?.([field]);
    form.setError(field, { type: 'server', message }, { shouldFocus: true });
    warnOfErrors(1, language);
    return;
  }
  const { text, beside } = wordsFor(error, language, { ...words, failure });
  form.setError('root.server' as 'root', { type: 'server', message: beside });
  notify({ type: 'error', text });
}

/** Says in a notice that the form is not valid, and how many fields remain. */
export function warnOfErrors(count: number, language: Language): void {
  const t = formsTexts(language);
  notify({ type: 'warning', title: t.invalidForm, text: t.remainingErrors(Math.max(1, count)) });
}

/** Once it is valid: a notice goes with its cause. */
export function withdrawWarning(language: Language): void {
  const { invalidForm } = formsTexts(language);
  for (const { id, title } of currentNotices()) if (title === invalidForm) dismissNotice(id);
}

/** The names of the wrong fields in a tree of react-hook-form's errors: every leaf with a `type`. */
export function wrongFields(errors: object, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    if ('type' in value && typeof value.type === 'string') return [prefix + name];
    return wrongFields(value, `${prefix}${name}.`);
  });
}

/** Attaches the API's errors to the fields they name; returns how many found their field. */
function showAtFields<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
  fieldOf: (path: string) => string | undefined = (path) => path.replace(/^body\./, ''),
  reveal?: (names: string[]) => void,
): number {
  if (!(error instanceof ApiError)) return 0;
  const shown: FieldPath<Values>[] = [];
  for (const { path, message } of error.errors) {
    const name = fieldOf(path) as FieldPath<Values> | undefined;
    if (name === undefined || form.getValues(name) === undefined) continue;
    form.setError(name, { type: 'server', message });
    shown.push(name);
  }
  if (shown[0] === undefined) return 0;
  reveal?.(shown);
  form.setFocus(shown[0]);
  return shown.length;
}
