import { isSessionEnd } from '#web/data/api-errors.ts';
import { pageLanguage } from '#web/ui/texts/language.ts';
import { wordsFor } from './error-words.ts';
import { type Notice, notify } from './notify.ts';

/**
 * Says in a notice what went wrong; nothing if the session ended, which has been said.
 * @param action tries it again from there
 * @returns the words for showing beside its cause
 */
export function notifyError(error: unknown, failure?: string, action?: Notice['action']): string | undefined {
  if (isSessionEnd(error)) return;
  const { text, beside } = wordsFor(error, pageLanguage(), { failure });
  notify({ type: 'error', text, action });
  return beside;
}
