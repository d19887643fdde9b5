import { afterEach, expect, test, vi } from 'vitest';
import { dayOf } from './dates.ts';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['summer', '2026-07-14', '2026-07-14T21:59:59Z', '2026-07-15'],
  ['winter', '2026-12-31', '2026-12-31T22:59:59Z', '2027-01-01'],
])('today ends at midnight in Paris, in %s', (_season, today, lastSecond, tomorrow) => {
  vi.useFakeTimers({ now: new Date(lastSecond) });
  expect(dayOf()).toBe(today);
  vi.advanceTimersByTime(1000);
  expect(dayOf()).toBe(tomorrow);
  expect(dayOf(new Date(lastSecond))).toBe(today);
});
