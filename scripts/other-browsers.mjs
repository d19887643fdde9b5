// @ts-check
// The browsers of `npm run test:browsers`, which `npm test` does not need.
import { ensureOnDebian, isProgram, onPath } from './machine.mjs';
import { failure } from './terminal.mjs';

/** This machine's Firefox, or undefined. */
export function findFirefox() {
  return ['firefox-esr', 'firefox'].map(onPath).find(Boolean);
}

/** Finds a Firefox; on Debian, root installs one. Failures are one clear line. */
export async function ensureFirefox() {
  if (!findFirefox()) await ensureOnDebian('firefox-esr', 'the journeys go through it too');
  if (!findFirefox()) throw failure('found no Firefox: install one.');
}

/** The minimal WebKit browser controlled by Debian's driver, or undefined. */
export function findWebKitBrowser() {
  return ['x86_64', 'aarch64']
    .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find(isProgram);
}

/** Whether this machine has WebKit, its driver and a virtual screen; on Debian, root installs them. */
export async function ensureWebKit() {
  const isThere = () => Boolean(onPath('WebKitWebDriver') && onPath('xvfb-run') && findWebKitBrowser());
  if (!isThere()) await ensureOnDebian('webkit2gtk-driver xvfb xauth', 'a journey goes through Safari’s engine');
  return isThere();
}
