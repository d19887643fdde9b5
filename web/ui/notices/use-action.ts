import { useState } from 'react';
import { keepFocus } from '#web/ui/behaviour/keep-focus.ts';
import { notifyError } from './notify-error.ts';

/**
 * What a button does and waits for: busy meanwhile, never twice at a time, and a notice says why it failed.
 * @param failure the words for a failure that does not explain itself
 */
export function useAction<Given extends unknown[]>(act: (...given: Given) => Promise<unknown>, failure?: string) {
  const [isBusy, setBusy] = useState(false);

  async function start(...given: Given): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    keepFocus();
    try {
      await act(...given);
    } catch (error) {
      notifyError(error, failure);
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, start };
}
