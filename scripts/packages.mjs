// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { onceForAll } from './once-for-all.mjs';
import { execute, projectNode, root } from './processes.mjs';
import { failure, say } from './terminal.mjs';

const stamp = join(root, 'node_modules', '.cigogne-stamp');
const log = join(root, '.cache', 'npm-install.log');
const NEEDED_MB = 800;
const OFFLINE = 'npm cannot reach its registry to install the packages. Is this machine online?';
const UNREACHABLE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/;

// What npm's error codes mean to the person waiting. The first match is shown.
const CAUSES = [
  { pattern: UNREACHABLE, message: OFFLINE },
  { pattern: /\bENOSPC\b/, message: `the disk is full, the packages need ${NEEDED_MB} MB.` },
  { pattern: /\b(EACCES|EPERM|EROFS)\b/, message: `npm may not write in ${join(root, 'node_modules')}.` },
];

/** Installs the packages, unless the committed lock's are already there. Failures are one clear line. */
export async function ensurePackages() {
  await onceForAll(
    () => existsSync(projectNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(),
    installPackages,
  );
}

async function installPackages() {
  say('installing the packages (one to two minutes the first time)…');
  if (!existsSync(projectNode)) checkDisk();
  await checkNetwork();
  await install();
  if (!existsSync(projectNode)) {
    throw failure('npm did not install Node: allow the install script of the package "node" and try again.');
  }
  // Packages npm skipped because the machine's Node is old are added under the project's own Node.
  if (Number.parseInt(process.versions.node, 10) < 22) await install();
  // npm may complete the lock while installing.
  writeFileSync(stamp, fingerprint());
}

async function install() {
  const parameters = ['--include=dev', '--no-progress', '--fetch-retries=1', '--fetch-timeout=60000'];
  const { code, output } = await npm(['install', '--prefer-offline', ...parameters]);
  if (code === 0) return;
  const cause = CAUSES.find(({ pattern }) => pattern.test(output));
  throw failure(cause?.message ?? `npm install failed${keep(output)}`);
}

/** Without a network npm would spend minutes trying hundreds of packages. */
async function checkNetwork() {
  const { code, output } = await npm(['ping', '--fetch-retries=0', '--fetch-timeout=10000']);
  if (code !== 0 && UNREACHABLE.test(output)) throw failure(OFFLINE);
}

function checkDisk() {
  const { bavail, bsize } = statfsSync(root);
  const freeMb = Math.round((bavail * bsize) / 1e6);
  if (freeMb < NEEDED_MB) throw failure(`the disk is full: the packages need ${NEEDED_MB} MB, ${freeMb} MB are free.`);
}

/**
 * Runs the npm that started this script, otherwise the one on the PATH.
 * @param {string[]} parameters
 */
function npm(parameters) {
  const cli = process.env.npm_execpath ?? '';
  const all = [...parameters, '--loglevel=error'];
  if (basename(cli) !== 'npm-cli.js') return execute('npm', all, { quiet: true });
  return execute(existsSync(projectNode) ? projectNode : process.execPath, [cli, ...all], { quiet: true });
}

/** @param {string} output */
function keep(output) {
  try {
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(log, output);
    return `: see ${log}`;
  } catch {
    return `: ${output.trim().split('\n').at(-1)}`;
  }
}

/** Everything that determines which packages belong here. */
function fingerprint() {
  const { dependencies, optionalDependencies, devDependencies, overrides, allowScripts } = JSON.parse(
    read('package.json'),
  );
  const wanted = { dependencies, optionalDependencies, devDependencies, overrides, allowScripts };
  const hash = createHash('sha256').update(JSON.stringify(wanted));
  return hash.update(read('package-lock.json')).update(`${process.platform} ${process.arch}`).digest('hex');
}

/** @param {string} file */
function read(file) {
  return readFileSync(join(root, file), 'utf8');
}
