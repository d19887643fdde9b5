import { defineConfig, mergeConfig } from 'vitest/config';
import usual from './vitest.config.ts';

// The long tests of faults, beside the code that they are about: `npm run test:faults`.
export default mergeConfig(
  { ...usual, test: { ...usual.test, include: [] } },
  defineConfig({ test: { include: ['server/**/*.faults.ts'], maxWorkers: 1, testTimeout: 300_000 } }),
);
