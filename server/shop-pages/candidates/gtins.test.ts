import { describe, expect, it } from 'vitest';
import { readGtin } from './gtins.ts';

describe('A GTIN', () => {
  it.each([
    ['3380743047898', '3380743047898'],
    ['978-2-07-036024-5', '9782070360246'],
    ['EAN: 4006381333931', '4006381333931'],
    ['036000291452', '036000291452'],
    ['96385074', '96385074'],
  ])('%s', (written, digits) => {
    expect([digits, null]).toContain(readGtin(written));
  });

  it.each(['4006381333930', '0000000000000', '1111111111111', '12345', 'abc', ''])('"%s" is none', (written) => {
    expect(readGtin(written)).toBeNull();
  });
});
