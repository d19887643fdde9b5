// @ts-check
// `npm test`: everything that must hold, on a machine that has Node and npm only. It installs packages, a Chromium,
// PostgreSQL and Redis where they are missing, and stops at the first step that fails. Its last line counts the tests.
//   npm test -- --only=lint,types     only these steps: lint types imports unused unit postgres build sizes e2e
//   TEST_DATABASE_URL=postgres://…    the tests run on this server instead of one of their own (a superuser’s)
//   CHROMIUM_PATH=/…/chrome           the browser of the journeys; those with our extension prefer a whole one
import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureClient } from './client.mjs';
import { ensureChromium, ensurePostgres, ensureRedis, ensureWholeChromium, installMissing } from './machine.mjs';
import { ensurePackages } from './packages.mjs';
import { withPostgres } from './postgres.mjs';
import { environment, execute, root, stopTidily } from './processes.mjs';
import { ensureService, ensureTestService } from './service.mjs';
import { failure, run, say } from './terminal.mjs';
import { countPlaywright, countVitest, tellResults, tests } from './test-results.mjs';

const results = join(root, '.cache', 'test-results');

// On a server older than ours, so that no newer SQL slips in.
const CLOSE_TO_THE_DATABASE = ['server/database', 'server/bookings/requests'];
// Makes every call and shows every page: on the older server alone, which has fewer ways to spare reading a table.
const WHOLE_TABLES = 'server/testing/whole-contract/whole-tables.test.ts';

/** @typedef {{ title: string, run: () => Promise<void>, needs?: import('./machine.mjs').Program[] }} Step */

/** @type {Record<string, Step>} */
const STEPS = {
  lint: { title: 'format and lint', run: () => tool('biome', ['check', '--error-on-warnings', '.']) },
  types: { title: 'types', run: checkTypes },
  imports: { title: 'who imports whom', run: () => tool('node', ['scripts/check-imports.mjs']) },
  unused: { title: 'unused code', run: () => tool('knip', []) },
  unit: { title: 'unit and route tests', run: testUnits, needs: ['redis-server'] },
  postgres: {
    title: 'what is close to the database, on Debian’s PostgreSQL',
    run: testOnPostgres,
    needs: ['postgresql', 'redis-server'],
  },
  build: { title: 'web client and service', run: build },
  sizes: { title: 'what the first visit of a page loads', run: checkSizes },
  e2e: { title: 'browser journeys', run: testInBrowser, needs: ['chromium-headless-shell', 'chromium'] },
};

// The steps of a round run in parallel, as any one alone would leave a core idle.
const ROUNDS = [['lint', 'types', 'imports', 'unused'], ['unit'], ['postgres', 'build'], ['sizes'], ['e2e']];

/**
 * Whether the current step is alone, and if not, its programs' output so far.
 * @type {AsyncLocalStorage<{ isAlone: boolean, text: string }>}
 */
const printing = new AsyncLocalStorage();

await run(async () => {
  stopTidily();
  const names = chosen();
  rmSync(results, { recursive: true, force: true });
  try {
    await Promise.all([installMissing(names.flatMap((name) => STEPS[name]?.needs ?? [])), ensurePackages()]);
    mkdirSync(results, { recursive: true });
    for (const round of ROUNDS) await takeTogether(round.filter((name) => names.includes(name)));
    if (names.some(isTesting) && tests.passed === 0) throw failure('no test ran.');
  } catch (error) {
    // A failure outside any test counts as well: nobody should read "0 failed" then.
    if (tests.failed === 0) tests.failed = 1;
    throw error;
  } finally {
    process.on('exit', tellResults);
  }
});

/** The steps named by --only, otherwise all of them. */
function chosen() {
  const only = process.argv.slice(2).map((argument) => argument.match(/^--only=(.+)$/)?.[1]);
  if (only.includes(undefined)) throw failure(`npm test knows only --only=${Object.keys(STEPS).join(',')}.`);
  const names = only.flatMap((list) => list?.split(',') ?? []);
  const unknown = names.find((name) => !(name in STEPS));
  if (unknown) throw failure(`there is no step "${unknown}": ${Object.keys(STEPS).join(' ')}.`);
  return Object.keys(STEPS).filter((name) => names.length === 0 || names.includes(name));
}

/** @param {string} name */
function isTesting(name) {
  return ['unit', 'postgres', 'e2e'].includes(name);
}

/**
 * Runs steps in parallel, each to its end; the output of one among several is printed when it has ended.
 * @param {string[]} names
 */
async function takeTogether(names) {
  const isAlone = names.length === 1;
  const ends = await Promise.allSettled(names.map((name) => printing.run({ isAlone, text: '' }, () => take(name))));
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed && 'reason' in failed) throw failed.reason;
}

/** @param {string} name */
async function take(name) {
  const step = STEPS[name];
  if (!step) return;
  const title = `\n── ${step.title}`;
  const start = performance.now();
  if (printing.getStore()?.isAlone) console.log(title);
  try {
    await step.run();
  } finally {
    const printed = printing.getStore();
    if (!printed?.isAlone) console.log(`${title}\n${printed?.text.trimEnd()}`);
    console.log(`   ${Math.round((performance.now() - start) / 1000)} s`);
  }
}

/**
 * @param {string} name
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} [extra] variables
 */
async function tool(name, parameters, extra = {}) {
  const printed = printing.getStore();
  const { code, output } = await execute(name, parameters, { env: environment(extra), quiet: !printed?.isAlone });
  if (printed) printed.text += output;
  if (code !== 0) throw failure(`${[name, ...parameters].join(' ')} failed, the lines above say why.`);
}

async function checkSizes() {
  await ensureClient();
  await tool('node', ['scripts/check-sizes.mjs']);
}

async function build() {
  await ensureClient();
  await ensureService();
}

async function checkTypes() {
  await tool('react-router', ['typegen']);
  // By default four threads, each of which reads everything: twice the work where there are two cores.
  await tool('tsc', ['--noEmit', '--checkers', '2']);
}

/**
 * @param {string} name of the file of results
 * @param {string[]} [parameters] folders, all when there is none, and options
 * @param {NodeJS.ProcessEnv} [extra] variables
 */
async function vitest(name, parameters = [], extra = {}) {
  if (!(await ensureRedis())) {
    if (process.env.CI) throw failure('found no redis-server: install it.');
    say('found no redis-server: the tests that need one are skipped.');
  }
  await ensureTestService();
  const report = join(results, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  try {
    await tool('vitest', ['run', ...reporters, ...parameters], extra);
  } finally {
    countVitest(report);
  }
}

function testUnits() {
  return vitest('unit', chosen().includes('postgres') ? ['--exclude', WHOLE_TABLES] : []);
}

async function testOnPostgres() {
  // A worker's start takes as long as a tenth of these tests, and none of them waits for anything.
  const parameters = ['--maxWorkers=2', ...CLOSE_TO_THE_DATABASE, WHOLE_TABLES];
  /** @param {string} url */
  const test = (url) => vitest('postgres', parameters, { TEST_DATABASE_URL: url });
  const programs = await ensurePostgres();
  if (programs) return await withPostgres(programs, test);
  if (process.env.CI) throw failure('found no PostgreSQL: install it.');
  say('found no PostgreSQL beside our own: only whole-tables, on ours.');
  await vitest('postgres', [WHOLE_TABLES]);
}

async function testInBrowser() {
  await build();
  await ensureWholeChromium();
  const report = join(results, 'e2e.json');
  try {
    await tool('playwright', ['test'], {
      CHROMIUM_PATH: await ensureChromium(),
      // Its processes make much that is soon thrown away: half as often, which is a tenth of their work.
      NODE_OPTIONS: '--max-semi-space-size=64',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
  } finally {
    countPlaywright(report);
  }
}
