import { expect, test } from 'vitest';
import { readNumber, writeNumber } from './number-text.ts';

test.each([
  ['12', 12],
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['12,', 12],
  [' 1 249,90 € ', 1249.9],
  ['1\u202F249,90', 1249.9],
  ['1.249,90', 1249.9],
  ['1.200', 1200],
  ['10.000', 10_000],
  ['12€50', 12.5],
  ['12 € 50', 12.5],
  ['€ 12', 12],
  ['EUR 19,99', 19.99],
  ['19,99 eur', 19.99],
  ['1,249.90', 1249.9],
  ['-3', -3],
])('where a comma parts the cents, %s is %d', (text, number) => expect(readNumber(text, true)).toBe(number));

test.each([
  ['1,249.90', 1249.9],
  ['1,200', 1200],
  ['12,5', 12.5],
  ['12.50', 12.5],
  ['1.249,90 €', 1249.9],
])('where a point does, %s is %d', (text, number) => expect(readNumber(text, false)).toBe(number));

test('what is erased is nothing, and words or two commas are no number', () => {
  for (const text of ['', ' ', '€']) expect(readNumber(text, true)).toBeNull();
  for (const text of ['-', 'douze', '1,2,3', '12e3', '1.2.3', '1,234,567.8']) expect(readNumber(text, true)).toBeNaN();
});

test('a number is shown as it is written here', () => {
  expect([49.9, 50, 0].map((value) => writeNumber(value, true))).toEqual(['49,90', '50', '0']);
  expect(writeNumber(49.9, false)).toBe('49.90');
  expect([null, undefined, Number.NaN].map((value) => writeNumber(value, true))).toEqual(['', '', '']);
});
