// @ts-check
// How many tests passed, failed and were skipped, from the reports that the test runners leave.
import { existsSync, readFileSync } from 'node:fs';
import { say } from './terminal.mjs';

export const tests = { passed: 0, failed: 0 };

/** @type {string[]} */
const skipped = [];

/** @param {string} file its report */
export function countVitest(file) {
  const { numPassedTests, numFailedTests, testResults = [] } = readReport(file);
  count(numPassedTests, numFailedTests);
  skipped.push(...skippedOf(testResults));
}

/** @param {string} file its report */
export function countPlaywright(file) {
  const { stats } = readReport(file);
  count(stats && stats.expected + stats.flaky, stats?.unexpected);
}

/** The last line counts the tests. */
export function tellResults() {
  if (skipped.length > 0) say(`${skipped.length} skipped: ${skipped.join('; ')}.`);
  console.log(`${tests.passed} passed, ${tests.failed} failed`);
}

/**
 * The names of the tests this machine cannot run.
 * @param {{ assertionResults: { status: string, fullName: string }[] }[]} files
 */
function skippedOf(files) {
  const all = files.flatMap(({ assertionResults }) => assertionResults);
  return all.filter(({ status }) => ['pending', 'skipped'].includes(status)).map(({ fullName }) => fullName);
}

/**
 * A test runner's report; empty if it did not get that far.
 * @param {string} file
 */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function count(passed = 0, failed = 0) {
  tests.passed += passed;
  tests.failed += failed;
}
