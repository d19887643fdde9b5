// @ts-check
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { environment, execute, projectNode, root } from './processes.mjs';
import { failure } from './terminal.mjs';

const SOURCES = ['server', 'contract', 'locales', 'scripts/bundle-service.mjs', 'package-lock.json'];
const folder = join(root, 'build', 'service');
/** What `npm start` runs, inside the project. */
export const serviceProgram = 'build/service/main.js';

const stamp = join(folder, '.stamp');

/** Bundles the service into build/service, unless it is up to date. Failures are one clear line. */
export async function ensureService() {
  const wanted = fingerprint(SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(folder, { recursive: true, force: true });
  const bundler = join(root, 'scripts', 'bundle-service.mjs');
  const { code, output } = await execute(projectNode, [bundler, folder], { quiet: true, env: environment() });
  if (code !== 0) {
    console.error(output);
    throw failure('the service could not be bundled, the lines above say why.');
  }
  writeFileSync(stamp, wanted);
}
