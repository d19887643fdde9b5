import { isSessionEnd } from '#web/data/api-errors.ts';
import { pageLanguage } from '#web/ui/texts/language.ts';
import { wordsFor } from './error-words.ts';
import { type Notice, notify } from './notify.ts';

/**
 * Says in a notice what went wrong; nothing if the session ended, which has been said.
 * @param action tries it again from there
 */
export function notifyError(error: unknown, failure?: string, action?: Notice['action']): void {
  if (isSessionEnd(error)) return;
  notify({ type: 'error', text: wordsFor(error, pageLanguage(), { failure }).text, action });
}
