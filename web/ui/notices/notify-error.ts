import { isSessionEnd } from '#web/data/api-errors.ts';
import { pageLanguage } from '#web/ui/texts/language.ts';
import { type ErrorWords, wordsFor } from './error-words.ts';
import { type Notice, notify } from './notify.ts';

/**
 * Says in a notice what went wrong; nothing if the session ended, which has been said.
 * @param action tries it again from there
 * @returns the words for showing beside its cause
 */
export function notifyError(error: unknown, words: ErrorWords = {}, action?: Notice['action']): string | undefined {
  if (isSessionEnd(error)) return;
  const { text, beside } = wordsFor(error, pageLanguage(), words);
  notify({ type: 'error', text, action });
  return beside;
}
