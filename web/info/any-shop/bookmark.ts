import { handOver } from '#extension/hand-over.js';

/**
 * A bookmark that hands the page over on which it is clicked: the same function that the extension runs there, as the
 * build wrote it.
 * @param windowAddress absolute
 */
export function bookmarkOf(windowAddress: string): string {
  return `javascript:${encodeURIComponent(`(${handOver})(${JSON.stringify(windowAddress)})`)}`;
}
