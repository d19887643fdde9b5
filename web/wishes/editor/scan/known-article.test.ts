import { expect, test } from 'vitest';
import { canBeKnown, eanIn } from './known-article.ts';

test('the number under a barcode is known as people type it, of each length that there is', () => {
  expect(['3380743047898', ' 3 380743 047898 ', '338-0743-047898', '12345670', '012345678905'].map(eanIn)).toEqual([
    '3380743047898',
    '3380743047898',
    '3380743047898',
    '12345670',
    '012345678905',
  ]);
  for (const text of ['', '1234567', '123456789', '33807430478981', 'EAN 3380743047898', '3380743047898.html'])
    expect([text, eanIn(text)]).toEqual([text, text === '33807430478981' ? text : null]);
});

test('the catalogue is asked for addresses and numbers, not for what is half typed', () => {
  expect(['https://a.fr/lit', '3380743047898'].map(canBeKnown)).toEqual([true, true]);
  expect(['', 'doudou', 'https://', 'javascript:alert(1)', 'https://me:pass@a.fr'].some(canBeKnown)).toBe(false);
});
