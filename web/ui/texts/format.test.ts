import { expect, test } from 'vitest';
import { formatDate, formatPrice } from './format.ts';

test('prices read as people write them, without cents where there are none', () => {
  expect(formatPrice(1249.9, 'fr')).toBe('1\u00A0249,90\u00A0€');
  expect(formatPrice(12, 'fr')).toBe('12\u00A0€');
  expect(formatPrice(1249.9, 'en')).toBe('€1,249.90');
  expect(formatPrice(0.5, 'de')).toBe('0,50\u00A0€');
});

test('a day stays the same day everywhere', () => {
  expect(formatDate('2027-03-01', 'fr')).toBe('1er mars 2027');
  expect(formatDate('2027-03-11', 'fr')).toBe('11 mars 2027');
  expect(formatDate('2027-03-01', 'fr', 'short')).toBe('01/03/2027');
  expect(formatDate('2027-03-01', 'de', 'short')).toBe('01.03.2027');
});

test('a moment late in the evening of London is already the next day in Paris', () => {
  expect(formatDate('2027-02-28T23:30:00Z', 'en')).toBe('1 March 2027');
});
