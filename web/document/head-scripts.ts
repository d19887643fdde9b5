import { askFirst } from '#web/data/ask-first.ts';
import { holdEarlyPresses } from './early-presses.ts';
import { firstLook } from './first-look.ts';

// Texts that stand in the head of every page. The browser's scripts do without them: what ran is not looked at again.
export const firstLookScript = import.meta.env.SSR ? `(${firstLook})();(${holdEarlyPresses})()` : '';
export const askFirstScript = import.meta.env.SSR ? `(${askFirst})()` : '';
