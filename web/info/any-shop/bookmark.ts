import { handOver } from '#extension/hand-over.js';

/**
 * A bookmark that hands over the page it is clicked on, using the same function as the extension, as built.
 * @param windowAddress absolute
 */
export function bookmarkOf(windowAddress: string): string {
  return `javascript:${encodeURIComponent(`(${handOver})(${JSON.stringify(windowAddress)})`)}`;
}
