// @ts-check
import { handOver } from './hand-over.js';

/**
 * What is used here of that which Chrome and Firefox share.
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
  // Pages of the browser itself let nobody in: nothing is sold there.
  // At once: browsers wait for the whole page otherwise, for ever where one of its scripts never comes.
  const injection = { target: { tabId: id }, func: handOver, args: /** @type {[string]} */ ([windowAddress]) };
  scripting.executeScript({ ...injection, injectImmediately: true }).catch(() => {});
});
