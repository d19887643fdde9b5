import { defineConfig } from 'vitest/config';

// With TEST_DATABASE_URL the same tests run on that PostgreSQL server, else on an embedded one of their own.
export default defineConfig({
  test: {
    include: ['{contract,locales,server,web,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: 'server/testing/template.ts',
    setupFiles: 'server/testing/quick-hashes.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Far from Paris, so that a day taken from the machine's clock shows.
    env: { TZ: 'Pacific/Auckland', NODE_ENV: 'test' },
  },
});
