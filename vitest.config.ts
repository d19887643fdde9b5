import { defineConfig } from 'vitest/config';
import type { InlineConfig } from 'vitest/node';
import { compiledCode, startOptions } from './scripts/processes.mjs';

const all = '{contract,locales,server,web,scripts}/**/*.test.{ts,tsx}';

// They change a module that others use.
const alone = [
  'server/accounts/{registration/registration,who-has-an-account}.test.ts',
  'server/pages/{serve-pages,unavailable-page}.test.ts',
  'server/testing/whole-contract/whole-tables.test.ts',
];

// A different server is irrelevant to how ours is started and stopped, and to what outlives a process or connection.
const elsewhere = process.env.TEST_DATABASE_URL
  ? ['server/database/{embedded,outages}/**', 'server/bookings/requests/kill.test.ts']
  : [];

/** With TEST_DATABASE_URL tests run on that PostgreSQL server, otherwise on an embedded one of their own. */
export const shared = {
  globalSetup: 'server/testing/databases/template.ts',
  setupFiles: ['server/testing/quick-hashes.ts', 'server/testing/quick-pictures.ts'],
  environment: 'node',
  pool: 'forks',
  // Workers and what they start load the service as fast as `npm start` does.
  execArgv: startOptions,
  // Two more workers than cores, for while others wait for a killed process or a slow mail server.
  maxWorkers: 4,
  // What takes 15 seconds of a core takes a minute where others work: only what hangs is ended.
  testTimeout: 180_000,
  hookTimeout: 240_000,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  // Far from Paris, so that a day taken from the machine's clock is noticed.
  env: { TZ: 'Pacific/Auckland', NODE_ENV: 'test', NODE_COMPILE_CACHE: compiledCode },
} satisfies InlineConfig;

export default defineConfig({
  test: {
    ...shared,
    projects: [
      // Workers load the service once: that takes as long as a file of tests.
      { extends: true, test: { name: 'together', include: [all], exclude: [...alone, ...elsewhere], isolate: false } },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
});
