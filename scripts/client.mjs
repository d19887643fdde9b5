// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAssets } from './compress-assets.mjs';
import { environment, execute, projectNode, root } from './processes.mjs';
import { problem, say } from './terminal.mjs';

const build = join(root, 'build');
const stamp = join(build, '.stamp');
// What web may import (.dependency-cruiser.mjs), and what makes the build of it.
const SOURCES = ['web', 'contract', 'locales', 'extension', 'scripts/client.mjs', 'scripts/compress-assets.mjs'];

/** Builds the web client into build/, unless that was made from the present sources. Throws one clear line. */
export async function ensureClient() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('building the web client (about 20 seconds)…');
  try {
    mkdirSync(build, { recursive: true });
    rmSync(stamp, { force: true });
  } catch (error) {
    throw problem(`cannot write the web client to ${build}.`, error);
  }
  const reactRouter = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const env = environment({ NODE_ENV: 'production' });
  const { code, output } = await execute(projectNode, [reactRouter, 'build'], { quiet: true, env });
  if (code !== 0) {
    console.error(output);
    throw problem('the web client could not be built, the lines above say why.');
  }
  compressAssets(join(build, 'client'));
  writeFileSync(stamp, wanted);
}

/** A hash of everything that the client is made from: names and contents, so that a fresh checkout stays fresh. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const source of [...SOURCES, ...settings()]) addTo(hash, source);
  return hash.digest('hex');
}

/** The build reads settings that nobody lists, and modules of their own: all that stand in the project's folder count. */
function settings() {
  return readdirSync(root)
    .filter((name) => /\.(ts|json)$|^\.env/.test(name))
    .sort();
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path inside the project; what does not exist adds nothing
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
