import { changesSoFar } from '#web/data/api.ts';
import { readToken } from '#web/session/browser-store.ts';

interface Left<Data> {
  data: Data;
  of: string;
  token: string | undefined;
  /** How much had been changed from this tab by then. */
  changes: number;
}

/**
 * What a page showed when it was left: it begins with it, and asks again (`useOwnView`), so that coming back waits for
 * no answer. `of` says what it is of.
 */
export class LastShown<Data> {
  #left: Left<Data> | null = null;

  /** As an effect of the page that shows this. */
  whileShown(data: Data, of: string): () => void {
    const left = { data, of, token: readToken(), changes: changesSoFar() };
    this.#left = null;
    return () => {
      this.#left = left;
    };
  }

  /** Once, as whoever asks again wants to know; null if the session or anything else was changed in this tab since. */
  take(of: string): Data | null {
    const left = this.#left;
    this.#left = null;
    const isSame = left?.of === of && left.token === readToken() && left.changes === changesSoFar();
    return isSame ? left.data : null;
  }
}
