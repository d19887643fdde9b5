import { afterAll, beforeAll } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';

/** One app for all tests of a file, ready when they begin. */
export function sharedTestApp(...settings: Parameters<typeof startTestApp>): TestApp {
  const testApp = {} as TestApp;
  beforeAll(async () => {
    Object.assign(testApp, await startTestApp(...settings));
  });
  afterAll(() => testApp.close());
  return testApp;
}
