import { defineConfig } from 'vitest/config';
import { shared } from './vitest.config.ts';

// The long tests of faults, beside the code that they are about: `npm run test:faults`.
export default defineConfig({
  test: { ...shared, include: ['server/**/*.faults.ts'], maxWorkers: 1, testTimeout: 300_000 },
});
