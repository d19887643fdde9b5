import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPace } from './body-pace.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** After how many seconds a body arriving at this pace is given up; null if never. */
function givenUpAfter(bytesAt: (second: number) => number): number | null {
  let second = 0;
  let givenUp: number | null = null;
  const end = watchPace(
    () => bytesAt(second),
    () => {
      givenUp ??= second;
    },
  );
  while (second < 40) {
    second += 1;
    vi.advanceTimersByTime(1000);
  }
  end();
  vi.advanceTimersByTime(60_000);
  return givenUp;
}

it('5 MB at 1 Mbit/s are waited for', () => {
  expect(givenUpAfter((second) => second * 125_000)).toBe(null);
});

it('what stands still is given up before those who wait are sent away, also when much came before', () => {
  expect(givenUpAfter(() => 300)).toBe(5);
  expect(givenUpAfter((second) => Math.min(second, 7) * 1_000_000)).toBe(15);
});

it('what trickles is given up', () => {
  expect(givenUpAfter((second) => second * 10_000)).toBe(5);
});
