// @ts-check
// What the tests and benches need of the machine beside packages: a Chromium, PostgreSQL's programs, Redis.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { environment, execute } from './processes.mjs';
import { problem, say } from './terminal.mjs';

// Without the parts that only a window needs it takes a fifth less of the machine.
const CHROMIUM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
/** Those with windows and extensions, which the headless shell has not. */
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
 * Installs those of these programs that the machine lacks, where that is possible; elsewhere does nothing. It says so
 * first, so that nobody is surprised.
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

/** The Chromium of this machine (CHROMIUM_PATH, else one on the PATH), or undefined. */
export function findChromium() {
  return process.env.CHROMIUM_PATH ?? CHROMIUM_NAMES.map(onPath).find(Boolean);
}

/** For a Chromium that root may start, and that asks nothing of any network by itself. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium that takes extensions: one on the PATH, else CHROMIUM_PATH; or undefined. */
export function findWholeChromium() {
  return WHOLE_CHROMIUM_NAMES.map(onPath).find(Boolean) ?? process.env.CHROMIUM_PATH;
}

/** Finds a Chromium that takes extensions, on Debian as root installs one. Throws one clear line when there is none. */
export async function ensureWholeChromium() {
  if (!findWholeChromium()) await ensureOnDebian('chromium', 'the journeys with our extension need it');
  if (!findWholeChromium()) throw problem('found no Chromium that takes extensions: install one.');
}

/** Finds a Chromium, on Debian as root installs one. Throws one clear line when there is none. */
export async function ensureChromium() {
  if (!findChromium()) await ensureOnDebian('chromium-headless-shell', 'the browser journeys need it');
  const chromium = findChromium();
  if (!(chromium && existsSync(chromium))) {
    throw problem('found no Chromium for the browser journeys: install one, or set CHROMIUM_PATH to its program.');
  }
  return chromium;
}

/** Finds the folder of PostgreSQL's programs, on Debian as root installs them; undefined when there are none. */
export async function ensurePostgres() {
  if (!findPostgres()) await ensureOnDebian('postgresql', 'the tests run on a real server too');
  return findPostgres();
}

/** Whether this machine has a Redis server; on Debian as root installs one. */
export async function ensureRedis() {
  if (!onPath('redis-server')) await ensureOnDebian('redis-server', 'the tests share limits between nodes');
  return onPath('redis-server') !== undefined;
}

/**
 * The program of a load balancer; on Debian as root installs it; undefined when there is none.
 * @param {'nginx' | 'haproxy'} name
 */
export async function ensureBalancer(name) {
  // Debian keeps them where only root looks.
  const find = () => onPath(name) ?? [`/usr/sbin/${name}`].find(isProgram);
  if (!find()) await ensureOnDebian(name, 'nodes are restarted behind it');
  return find();
}

/**
 * Finds wrk, the load generator of the benches; on Debian as root installs it. Throws one clear line when there is
 * none.
 */
export async function ensureWrk() {
  if (!onPath('wrk')) await ensureOnDebian('wrk', 'it presses on the service');
  if (!onPath('wrk')) throw problem('found no wrk, which the benches press with: install it.');
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
 * The same where it is possible, with the reason.
 * @param {string} names between spaces
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
