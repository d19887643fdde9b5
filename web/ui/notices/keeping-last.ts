import { ApiError, NetworkError } from '#web/data/api-errors.ts';
import { readToken } from '#web/session/browser-store.ts';
import { pageLanguage } from '#web/ui/texts/language.ts';
import { wordsFor } from './error-words.ts';
import { notify } from './notify.ts';

/**
 * A page's loader. When the page loads again and the service does not answer, what it shows stays, and a notice says
 * so; another page or another person's is not shown in its place.
 */
export function keepingLast<Args extends { request: Request }, Data>(load: (args: Args) => Promise<Data>) {
  let last: { url: string; token: string | undefined; data: Data } | null = null;

  return async (args: Args): Promise<Data> => {
    const shown = { url: args.request.url, token: readToken() };
    try {
      last = { ...shown, data: await load(args) };
      return last.data;
    } catch (error) {
      if (!isUnanswered(error) || last?.url !== shown.url || last.token !== shown.token) throw error;
      // No error: what was done before succeeded, and its notice would replace one.
      notify({ type: 'info', text: wordsFor(error, pageLanguage(), {}).text });
      return last.data;
    }
  };
}

function isUnanswered(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && (error.status >= 500 || error.status === 429));
}
