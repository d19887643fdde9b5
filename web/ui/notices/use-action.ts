import { useState } from 'react';
import { isSessionEnd } from '#web/data/api-errors.ts';
import { keepFocus } from '#web/ui/behaviour/keep-focus.ts';
import { useLanguage } from '#web/ui/texts/language.ts';
import { wordsFor } from './error-words.ts';
import { notifyError } from './notify-error.ts';

/**
 * What a button does and waits for: busy meanwhile, never twice at a time, and a notice says why it failed; so does
 * `problem`, for showing beside it until it succeeds.
 * @param failure the words for a failure that does not explain itself
 */
export function useAction<Given extends unknown[]>(act: (...given: Given) => Promise<unknown>, failure?: string) {
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function start(...given: Given): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    keepFocus();
    try {
      await act(...given);
      setProblem(undefined);
    } catch (error) {
      notifyError(error, failure);
      if (!isSessionEnd(error)) setProblem(wordsFor(error, language, { failure }).beside);
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, problem, start };
}
