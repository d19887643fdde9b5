import { setFlagsFromString } from 'node:v8';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectSoonerAfter } from './collect-sooner.ts';

vi.mock('node:v8', () => ({ setFlagsFromString: vi.fn() }));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('Garbage is collected sooner while large pages are rendered, and five seconds longer', () => {
  collectSoonerAfter(750_000);
  vi.advanceTimersByTime(4_000);
  collectSoonerAfter(750_000);
  vi.advanceTimersByTime(4_000);
  expect(vi.mocked(setFlagsFromString).mock.calls).toEqual([['--heap-growing-percent=40']]);
  vi.advanceTimersByTime(1_000);
  expect(vi.mocked(setFlagsFromString).mock.calls).toEqual([
    ['--heap-growing-percent=40'],
    ['--heap-growing-percent=0'],
  ]);
});

test('Ordinary pages change nothing', () => {
  for (let page = 0; page < 1_000; page += 1) collectSoonerAfter(120_000);
  expect(setFlagsFromString).not.toHaveBeenCalled();
});
