// @ts-check
import { ensureClient } from './client.mjs';
import { ensurePackages } from './packages.mjs';
import { become, compiledCode, startEnvironment, startOptions } from './processes.mjs';
import { ensureService } from './service.mjs';

/**
 * Makes sure that the packages are installed, and that the web client and the service are built from the current
 * sources.
 */
export async function prepare() {
  await ensurePackages();
  await ensureClient();
  await ensureService();
}

/**
 * Hands over to one of the project's programs, in production mode unless NODE_ENV says otherwise.
 * @param {string[]} parameters the file and its parameters
 */
export async function becomeProgram(parameters) {
  await become([...startOptions, ...parameters], {
    ...startEnvironment,
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compiledCode,
  });
}
