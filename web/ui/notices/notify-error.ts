import { isSessionEnd } from '#web/data/api-errors.ts';
import { pageLanguage } from '#web/ui/texts/language.ts';
import { type ErrorWords, wordsFor } from './error-words.ts';
import { type Notice, notify } from './notify.ts';

/**
 * Says in a notice what went wrong; nothing if the session ended, which has been said.
 * @param words for a failure that does not explain itself, or code by code
 * @param action tries it again from there
 * @returns the words for showing beside its cause
 */
export function notifyError(
  error: unknown,
  words: string | ErrorWords = {},
  action?: Notice['action'],
): string | undefined {
  if (isSessionEnd(error)) return;
  const { text, beside } = wordsFor(error, pageLanguage(), typeof words === 'string' ? { failure: words } : words);
  notify({ type: 'error', text, action });
  return beside;
}
