import { expect, it } from 'vitest';
import { byWeek } from './by-week.ts';

it('Weeks end with the last day, each being the sum of seven days; the rest at the beginning is left out', () => {
  const days = Array.from({ length: 16 }, (_, index) => `2026-11-${String(index + 10)}`);
  const values = [100, 100, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2];
  expect(byWeek(days, [{ label: 'Lists', values }])).toEqual({
    days: ['2026-11-18', '2026-11-25'],
    series: [{ label: 'Lists', values: [7, 14] }],
  });
});
