import { askFirst } from '#web/data/ask-first.ts';
import { holdEarlyPresses } from './early-presses.ts';
import { firstLook } from './first-look.ts';

// Scripts inlined in the head of every page. The browser's bundle omits them: once run, they are not needed again.
export const firstLookScript = import.meta.env.SSR ? `(${firstLook})();(${holdEarlyPresses})()` : '';
export const askFirstScript = import.meta.env.SSR ? `(${askFirst})()` : '';
