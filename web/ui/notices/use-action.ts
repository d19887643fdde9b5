import { useState } from 'react';
import type { ErrorWords } from './error-words.ts';
import { notifyError } from './notify-error.ts';

/**
 * What a button does and waits for: busy meanwhile, never twice at a time, and a notice says why it failed; so does
 * `problem`, for showing beside it until it succeeds.
 * @param words for a failure that does not explain itself, or code by code
 */
export function useAction<Given extends unknown[]>(
  act: (...given: Given) => Promise<unknown>,
  words?: string | ErrorWords,
) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function start(...given: Given): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await act(...given);
      setProblem(undefined);
    } catch (error) {
      setProblem(notifyError(error, words));
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, problem, start };
}
