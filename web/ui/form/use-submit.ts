import { useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLanguage } from '#web/ui/texts/language.ts';
import { type FailureWords, showFailure, warnOfErrors, withdrawWarning, wrongFields } from './form-errors.ts';
import { useDraft } from './use-draft.ts';

/**
 * Sends what the schema produced, once at a time, reports what is wrong with it, and discards the draft once accepted.
 */
export function useSubmit<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  onSubmit: (values: Output) => void | Promise<void>,
  draft: string | undefined,
  words: FailureWords<Values>,
) {
  const language = useLanguage();
  const clear = useDraft(form, draft);

  const isSending = useRef(false);

  async function send(values: Output) {
    if (isSending.current) return;
    isSending.current = true;
    withdrawWarning(language);
    try {
      await onSubmit(values);
      clear();
    } catch (error) {
      await showFailure(form, error, language, words);
    } finally {
      isSending.current = false;
    }
  }

  function refuse(errors: object) {
    const wrong = wrongFields(errors);
    warnOfErrors(wrong.length, language);
    words.reveal?.(wrong);
  }
  return form.handleSubmit(send, refuse);
}
