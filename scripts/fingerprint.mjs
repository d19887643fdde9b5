// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.mjs';

/**
 * A hash of everything a build is made from, by names and contents, so that a new checkout does not make builds
 * stale. The project folder's own settings always count, since a build reads some that nobody lists.
 * @param {string[]} sources files and folders inside the project; missing ones add nothing
 * @returns {string} hexadecimal
 */
export function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const source of [...sources, ...settings()]) addTo(hash, source);
  return hash.digest('hex');
}

function settings() {
  return readdirSync(root)
    .filter((name) => /\.(ts|json)$|^\.env/.test(name))
    .sort();
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path inside the project
 */
function addTo(hash, path) {
  const absolute = join(root, path);
  const stat = statSync(absolute, { throwIfNoEntry: false });
  if (stat?.isDirectory()) {
    for (const name of readdirSync(absolute).sort()) addTo(hash, `${path}/${name}`);
  } else if (stat && !/\.test\.tsx?$/.test(path)) {
    hash.update(`${path}\0${stat.size}\0`).update(readFileSync(absolute));
  }
}
