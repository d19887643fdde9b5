// @ts-check
// What tests and benches need on the machine besides packages: a Chromium, PostgreSQL's programs, Redis.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { environment, execute } from './processes.mjs';
import { failure, say } from './terminal.mjs';

// Without the parts only needed for windows, it uses a fifth less processor time.
const CHROMIUM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
/** With windows and extensions, which the headless shell lacks. */
const WHOLE_CHROMIUM_NAMES = CHROMIUM_NAMES.filter((name) => name !== 'chromium-headless-shell');
const DEBIAN_POSTGRES = '/usr/lib/postgresql';

/**
 * By the name of Debian's package.
 * @typedef {'chromium-headless-shell' | 'chromium' | 'postgresql' | 'redis-server'} Program
 */

/** @type {Record<Program, () => unknown>} */
const FINDERS = {
  'chromium-headless-shell': findChromium,
  chromium: findWholeChromium,
  postgresql: findPostgres,
  'redis-server': () => onPath('redis-server'),
};

/**
 * Installs whichever of these programs the machine lacks, where that is possible, announcing it first; elsewhere does
 * nothing.
 * @param {Program[]} programs
 */
export async function installMissing(programs) {
  const missing = [...new Set(programs)].filter((name) => !FINDERS[name]());
  if (missing.length === 0 || !mayInstall()) return;
  const names = missing.join(', ');
  say(`installing Debian's ${names} on this machine, since you are root (Ctrl+C to keep it as it is)…`);
  await installOnDebian(missing);
}

function mayInstall() {
  return process.getuid?.() === 0 && onPath('apt-get') !== undefined;
}

/** This machine's Chromium (CHROMIUM_PATH, otherwise one on the PATH), or undefined. */
export function findChromium() {
  return process.env.CHROMIUM_PATH ?? CHROMIUM_NAMES.map(onPath).find(Boolean);
}

/** For a Chromium started as root, without background network requests. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium that supports extensions: one on the PATH, otherwise CHROMIUM_PATH; or undefined. */
export function findWholeChromium() {
  return WHOLE_CHROMIUM_NAMES.map(onPath).find(Boolean) ?? process.env.CHROMIUM_PATH;
}

/** Finds a Chromium that supports extensions; on Debian, root installs one. Failures are one clear line. */
export async function ensureWholeChromium() {
  if (!findWholeChromium()) await ensureOnDebian('chromium', 'the journeys with our extension need it');
  if (!findWholeChromium()) throw failure('found no Chromium that takes extensions: install one.');
}

/** Finds a Chromium; on Debian, root installs one. Failures are one clear line. */
export async function ensureChromium() {
  if (!findChromium()) await ensureOnDebian('chromium-headless-shell', 'the browser journeys need it');
  const chromium = findChromium();
  if (!(chromium && existsSync(chromium))) {
    throw failure('found no Chromium for the browser journeys: install one, or set CHROMIUM_PATH to its program.');
  }
  return chromium;
}

/** Finds the folder of PostgreSQL's programs; on Debian, root installs them. Undefined if there are none. */
export async function ensurePostgres() {
  if (!findPostgres()) await ensureOnDebian('postgresql', 'the tests run on a real server too');
  return findPostgres();
}

/** Whether this machine has a Redis server; on Debian, root installs one. */
export async function ensureRedis() {
  if (!onPath('redis-server')) await ensureOnDebian('redis-server', 'the tests share limits between nodes');
  return onPath('redis-server') !== undefined;
}

/**
 * A load balancer's program; on Debian, root installs it. Undefined if there is none.
 * @param {'nginx' | 'haproxy'} name
 */
export async function ensureBalancer(name) {
  // Debian keeps them outside ordinary users' PATH.
  const find = () => onPath(name) ?? [`/usr/sbin/${name}`].find(isProgram);
  if (!find()) await ensureOnDebian(name, 'nodes are restarted behind it');
  return find();
}

/** Finds wrk, the benches' load generator; on Debian, root installs it. Failures are one clear line. */
export async function ensureWrk() {
  if (!onPath('wrk')) await ensureOnDebian('wrk', 'the benches generate load with it');
  if (!onPath('wrk')) throw failure('found no wrk, the benches’ load generator: install it.');
}

function findPostgres() {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  const newest = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_POSTGRES, version, 'bin'))
    .find((folder) => isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'pg_ctl')));
  return (
    newest ?? searchPath().find((folder) => isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'pg_ctl')))
  );
}

/**
 * Installs Debian's packages.
 * @param {string[]} names
 */
async function installOnDebian(names) {
  const options = { quiet: true, env: environment({ DEBIAN_FRONTEND: 'noninteractive' }) };
  const update = await execute('apt-get', ['update', '-q'], options);
  const install = await execute('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], options);
  if (install.code === 0) return;
  const output = update.code === 0 ? install.output : update.output;
  say(`could not install Debian's ${names.join(', ')}: ${output.trim().split('\n').at(-1)}`);
}

/**
 * Like `installOnDebian`, where installing is possible; says why it is needed.
 * @param {string} names separated by spaces
 * @param {string} reason
 */
export async function ensureOnDebian(names, reason) {
  if (!mayInstall()) return;
  say(`installing Debian's ${names}, ${reason} (about a minute, once)…`);
  await installOnDebian(names.split(' '));
}

/** @param {string} name */
export function onPath(name) {
  return searchPath()
    .map((folder) => join(folder, name))
    .find(isProgram);
}

function searchPath() {
  return (process.env.PATH ?? '').split(delimiter).filter(Boolean);
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
