// @ts-check
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { onceForAll } from './once-for-all.mjs';
import { environment, execute, projectNode, root } from './processes.mjs';
import { failure } from './terminal.mjs';

const SOURCES = ['server', 'contract', 'locales', 'scripts/bundle-service.mjs', 'package-lock.json'];
const folder = join(root, 'build', 'service');
/** What `npm start` runs, inside the project. */
export const serviceProgram = 'build/service/main.js';

const stamp = join(folder, '.stamp');
const testServices = join('build', 'test-service');
const UNFINISHED = 'unfinished-';

/** Bundles the service into build/service, unless it is up to date. Failures are one clear line. */
export async function ensureService() {
  const wanted = fingerprint(SOURCES);
  await onceForAll(
    () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted,
    async () => {
      rmSync(folder, { recursive: true, force: true });
      await bundle('server/main.ts', folder);
      writeFileSync(stamp, wanted);
    },
  );
}

/**
 * Bundles the service that tests start and kill, unless it is up to date; several processes may do so at once.
 * @returns {Promise<string>} what to run, inside the project
 */
export async function ensureTestService() {
  const name = fingerprint(SOURCES);
  if (!existsSync(join(root, testServices, name))) await makeTestService(name);
  return join(testServices, name, 'serve.js');
}

/** @param {string} name */
async function makeTestService(name) {
  const parent = join(root, testServices);
  mkdirSync(parent, { recursive: true });
  const outdated = readdirSync(parent).filter((one) => one !== name && !one.startsWith(UNFINISHED));
  for (const old of outdated) rmSync(join(parent, old), { recursive: true, force: true });
  const unfinished = mkdtempSync(join(parent, UNFINISHED));
  await bundle('server/testing/processes/serve.ts', unfinished);
  try {
    renameSync(unfinished, join(parent, name));
  } catch {
    // Another process was faster.
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * @param {string} program inside the project
 * @param {string} target
 */
async function bundle(program, target) {
  const bundler = join(root, 'scripts', 'bundle-service.mjs');
  const { code, output } = await execute(projectNode, [bundler, program, target], { quiet: true, env: environment() });
  if (code === 0) return;
  console.error(output);
  throw failure(`${program} could not be bundled, the lines above say why.`);
}
