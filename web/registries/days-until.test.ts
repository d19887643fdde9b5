import { expect, it } from 'vitest';
import { daysUntil } from './days-until.ts';

it('counts whole days to the birth, over a change of clocks, a leap day and a new year', () => {
  expect(daysUntil('2027-03-03', '2026-11-21')).toBe(102);
  expect(daysUntil('2027-03-29', '2027-03-27')).toBe(2);
  expect(daysUntil('2028-03-01', '2028-02-28')).toBe(2);
  expect(daysUntil('2027-01-01', '2026-12-31')).toBe(1);
});

it('is nothing on the day itself and negative afterwards', () => {
  expect(daysUntil('2026-11-21', '2026-11-21')).toBe(0);
  expect(daysUntil('2026-11-01', '2026-11-21')).toBe(-20);
});
