// @ts-check
import { handOver } from './hand-over.js';

/**
 * The part of the API shared by Chrome and Firefox that is used here.
 * @typedef {object} Extension
 * @property {{ onClicked: { addListener(listener: (tab: { id?: number }) => void): void } }} action
 * @property {{ getManifest(): { homepage_url: string } }} runtime
 * @property {{ executeScript(script: Script): Promise<unknown> }} scripting
 */

/** @typedef {{ target: { tabId: number }, func: typeof handOver, args: [string], injectImmediately: true }} Script */

const { action, runtime, scripting } = /** @type {{ chrome: Extension }} */ (/** @type {unknown} */ (globalThis))
  .chrome;

// paths.shopWindow() of contract/pages.ts
const windowAddress = new URL('/add/shop', runtime.getManifest().homepage_url).href;

/** In milliseconds. */
const PAUSE = 200;
const MOST_TRIES = 6;

action.onClicked.addListener(({ id }) => {
  if (id === undefined) return;
  // Immediately: browsers otherwise wait until the page has loaded, for ever if one of its scripts never arrives.
  const target = { tabId: id };
  runScript({ target, func: handOver, args: [windowAddress], injectImmediately: true }, MOST_TRIES);
});

/**
 * Retries, since a busy browser may run the script before it has granted access to the page. The browser's own pages
 * never grant it, and nothing is sold there.
 * @param {Script} script
 * @param {number} tries
 */
function runScript(script, tries) {
  scripting.executeScript(script).catch(() => {
    if (tries > 1) setTimeout(runScript, PAUSE, script, tries - 1);
  });
}
