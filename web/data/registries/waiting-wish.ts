import { ownPath } from '#contract/pages.ts';
import { inTab } from '#web/session/safe-storage.ts';

const path = inTab<string>('cigogne-waiting-gift');

/** A gift for which there is no list yet, as the page that adds it: whoever creates the list here continues there. */
export const waitingWish = {
  keep: path.keep,
  forget: path.forget,
  /** The page's path, once. */
  take(): string | null {
    const kept = path.read();
    path.forget();
    return typeof kept === 'string' ? ownPath(kept, '') || null : null;
  },
};
