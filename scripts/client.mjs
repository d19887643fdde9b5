// @ts-check
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAssets } from './compress-assets.mjs';
import { fingerprint } from './fingerprint.mjs';
import { onceForAll } from './once-for-all.mjs';
import { environment, execute, projectNode, root } from './processes.mjs';
import { failure, say } from './terminal.mjs';

const build = join(root, 'build');
const stamp = join(build, '.stamp');
// What web may import (.dependency-cruiser.mjs), and what builds it.
const SOURCES = ['web', 'contract', 'locales', 'extension', 'scripts/client.mjs', 'scripts/compress-assets.mjs'];

/** Builds the web client into build/, unless it is up to date. Failures are one clear line. */
export async function ensureClient() {
  const wanted = fingerprint(SOURCES);
  await onceForAll(
    () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted,
    () => buildClient(wanted),
  );
}

/** @param {string} wanted */
async function buildClient(wanted) {
  say('building the web client (about 20 seconds)…');
  try {
    mkdirSync(build, { recursive: true });
    rmSync(stamp, { force: true });
  } catch (error) {
    throw failure(`cannot write the web client to ${build}.`, error);
  }
  const reactRouter = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const env = environment({ NODE_ENV: 'production' });
  const { code, output } = await execute(projectNode, [reactRouter, 'build'], { quiet: true, env });
  if (code !== 0) {
    console.error(output);
    throw failure('the web client could not be built, the lines above say why.');
  }
  // The service worker of another release is another file: so browsers install it, and it keeps this one's pages.
  appendFileSync(join(build, 'client', 'service-worker.js'), `// ${wanted}\n`);
  compressAssets(join(build, 'client'));
  writeFileSync(stamp, wanted);
}
