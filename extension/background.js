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

action.onClicked.addListener(({ id }) => {
  if (id === undefined) return;
  // Immediately: browsers otherwise wait until the page has loaded, for ever if one of its scripts never arrives.
  // It fails on the browser's own pages, which accept no scripts: nothing is sold there.
  const injection = { target: { tabId: id }, func: handOver, args: /** @type {[string]} */ ([windowAddress]) };
  scripting.executeScript({ ...injection, injectImmediately: true }).catch(() => {});
});
