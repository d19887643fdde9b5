import { onTestFinished } from 'vitest';
import { readRates } from '#contract/rate-limits.ts';
import type { Config } from '../config/config.ts';
import { startTestApp, type TestApp } from './app.ts';

/** A service with its own limits, for the test that starts it. */
export async function startLimitedApp(rates: string, settings: Partial<Config> = {}): Promise<TestApp> {
  const service = await startTestApp({ rates: readRates(rates), ...settings });
  onTestFinished(() => service.close());
  return service;
}

export function search(service: TestApp, options: Parameters<TestApp['request']>[1] = {}) {
  return service.request('GET /birthregistry/search/marie', options);
}

/** How calls are answered, one after the other. */
export async function statuses(calls: (() => Promise<{ statusCode: number }>)[]): Promise<number[]> {
  const answers: number[] = [];
  for (const call of calls) answers.push((await call()).statusCode);
  return answers;
}

export function times<Value>(count: number, value: Value): Value[] {
  return Array.from({ length: count }, () => value);
}
