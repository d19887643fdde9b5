import { defineConfig } from 'vitest/config';
import { shared } from './vitest.config.ts';

// The long fault tests, beside the code they are about: `npm run test:faults`.
export default defineConfig({
  test: { ...shared, include: ['server/**/*.faults.ts'], maxWorkers: 1, testTimeout: 300_000 },
});
