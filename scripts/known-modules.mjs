// @ts-check
// node --import ./scripts/known-modules.mjs: for each of drizzle-orm's hundred files, Node reads its package.json
// (180 kB) again to learn that they are modules. That was a third of the start-up time; this tells it.
import { registerHooks } from 'node:module';

const FILE_OF_DRIZZLE = /\/node_modules\/drizzle-orm\/.*\.js$/;

registerHooks({
  resolve(specifier, context, resolve) {
    const { parentURL } = context;
    if (!(parentURL && specifier.startsWith('.') && FILE_OF_DRIZZLE.test(parentURL)))
      return resolve(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
