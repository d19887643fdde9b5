// @ts-check
// Checks the rules of .dependency-cruiser.mjs, and that every module was really examined.
import { readdirSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import configuration from '../.dependency-cruiser.mjs';
import { root } from './processes.mjs';
import { failure, run } from './terminal.mjs';

const FOLDERS = ['contract', 'server', 'web', 'locales', 'extension', 'e2e', 'bench', 'scripts'];

/** @typedef {{ rule: { name: string }, from: string, to: string, cycle?: { name: string }[] }} Violation */

await run(async () => {
  process.chdir(root);
  const folders = FOLDERS.filter((folder) => readdirSync('.').includes(folder));
  const { options, ...ruleSet } = configuration;
  const request = { ...options, ruleSet, validate: true };
  const { output } = await cruise(folders, /** @type {any} */ (request), options.enhancedResolveOptions);
  const { modules, summary } = /** @type {import('dependency-cruiser').ICruiseResult} */ (output);
  const seen = new Set(modules.map(({ source }) => source));
  const unseen = folders.flatMap(sourcesOf).filter((file) => !seen.has(file));
  if (unseen.length > 0) throw failure(`dependency-cruiser did not look at ${unseen.join(', ')}.`);
  for (const { rule, from, to, cycle } of summary.violations) {
    console.error(`${rule.name}: ${from} → ${cycle?.map(({ name }) => name).join(' → ') ?? to}`);
  }
  if (summary.violations.length > 0)
    throw failure(`${summary.violations.length} imports break the rules of .dependency-cruiser.mjs.`);
  console.log(`${seen.size} modules, every import follows the rules.`);
});

/** @param {string} folder */
function sourcesOf(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.(tsx?|m?js)$/.test(name)).map((name) => `${folder}/${name}`);
}
