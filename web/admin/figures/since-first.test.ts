import { expect, it } from 'vitest';
import { sinceFirst } from './since-first.ts';

const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];

it('Figures begin on the first day that brought anything, in whichever line', () => {
  const series = [
    { label: 'Sent', values: [0, 0, 0, 3] },
    { label: 'Failed', values: [0, 0, 1, 0] },
  ];
  expect(sinceFirst(DAYS, series)).toEqual({
    days: DAYS.slice(2),
    series: [
      { label: 'Sent', values: [0, 3] },
      { label: 'Failed', values: [1, 0] },
    ],
  });
  const old = [{ label: 'Sent', values: [1, 0, 0, 3] }];
  expect(sinceFirst(DAYS, old)).toEqual({ days: DAYS, series: old });
});

it('Where no day brought anything there is nothing to draw', () => {
  const { days, series } = sinceFirst(DAYS, [{ label: 'Sent', values: [0, 0, 0, 0] }]);
  expect([days, series]).toEqual([[], [{ label: 'Sent', values: [] }]]);
});
