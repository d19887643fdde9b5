import { useState } from 'react';
import { isSessionEnd } from '#web/data/api-errors.ts';
import { type ErrorWords, wordsFor } from '#web/ui/notices/error-words.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useLanguage } from '#web/ui/texts/language.ts';

/** What is done once confirmed: busy meanwhile, and failures are shown in the dialog and in a notice. */
export function useConfirmation(onConfirm: () => void | Promise<void>, words: ErrorWords) {
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function confirm() {
    setBusy(true);
    try {
      await onConfirm();
    } catch (error) {
      if (isSessionEnd(error)) return;
      const { text, beside } = wordsFor(error, language, words);
      setProblem(beside);
      notify({ type: 'error', text });
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, problem, confirm };
}
