import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSERS } from '#contract/browsers.ts';
import { readConfig } from '../config/config.ts';
import { packExtension, writeExtension } from '../extension/pack-extension.ts';
import { startProblem } from '../start/start-problem.ts';

/**
 * `npm run extension`: builds the browser extension for the instance at PUBLIC_URL, as a folder and an archive per
 * browser.
 */

try {
  const { publicUrl } = readConfig();
  const build = join(import.meta.dirname, '../../build/extension');
  rmSync(build, { recursive: true, force: true });
  for (const browser of BROWSERS) {
    writeExtension(browser, publicUrl, join(build, browser));
    writeFileSync(join(build, `cigogne-${browser}.zip`), packExtension(browser, publicUrl));
  }
  console.log(`The extension for ${publicUrl} is in build/extension: ${BROWSERS.join(', ')}.`);
} catch (error) {
  console.error(startProblem(error) ?? error);
  process.exitCode = 1;
}
