import { expect, it } from 'vitest';
import { readingsSeries } from './readings-series.ts';

const WORDS = { others: 'Others', unread: 'Unread' };
const DAYS = ['2026-11-20', '2026-11-21'].map((day) => ({
  ...{ day, accounts: 0, registries: 0, bookings: 0, mails: 0 },
  failed_mails: 0,
}));

it('The shops that are read most have lines of their own, the rest and what was not read one each', () => {
  const readings = ['A', 'B', 'C', 'D', 'E', null].map((shop, index) => ({
    ...{ day: '2026-11-21', shop, read: 10 - index },
    unread: 1,
  }));
  const series = readingsSeries({ days: DAYS, readings }, WORDS);
  expect(series.map(({ label, values }) => [label, ...values])).toEqual([
    ...['A', 'B', 'C', 'D'].map((shop, index) => [shop, 0, 10 - index]),
    ['Others', 0, 11],
    ['Unread', 0, 6],
  ]);
});

it('Without any reading there is no line', () => {
  expect(readingsSeries({ days: DAYS, readings: [] }, WORDS)).toEqual([]);
});
