import { afterEach, expect, it, vi } from 'vitest';
import { bookedNow, rememberBooking } from './booked-now.ts';

afterEach(() => vi.useRealTimers());

it('a giver’s token stays an hour for the confirmation, not for as long as a tab may be open', () => {
  vi.useFakeTimers();
  rememberBooking({ token: 'abc', email: 'jeanne@example.org' });
  vi.advanceTimersByTime(59 * 60_000);
  expect(bookedNow()).toMatchObject({ token: 'abc', email: 'jeanne@example.org' });
  vi.advanceTimersByTime(2 * 60_000);
  expect(bookedNow()).toBeNull();
});
