import { expect, it } from 'vitest';
import { expirationFrom } from './expiration.ts';

// 23:30 on 21 November in UTC is already the 22nd in Paris.
const call = new Date('2026-11-21T23:30:00Z');

it.each([
  ['the day of the call', '2026-11-22', null],
  ['the day after the call', '2026-11-23', null],
  ['a day long past', '2001-01-01', null],
  ['two days after the call', '2026-11-24', '2026-11-24'],
  ['a day next year', '2027-06-30', '2027-06-30'],
  ['no day', null, null],
])('%s as the expiration gives what the parents mean', (_what, day, expected) => {
  expect(expirationFrom(day, call)).toBe(expected);
});
