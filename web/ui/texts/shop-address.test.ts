import { describe, expect, it } from 'vitest';
import { shopAddress, shownAddress } from './shop-address.ts';

describe('a wish’s link to its shop', () => {
  it('leads to web pages only', () => {
    expect(shopAddress('https://www.vertbaudet.fr/lit')?.hostname).toBe('www.vertbaudet.fr');
    for (const link of [
      null,
      '',
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://a.fr',
      ' https://',
      '//a.fr',
      'http://',
    ])
      expect(shopAddress(link)).toBeNull();
  });

  it('is shown as it is, in at most 70 characters', () => {
    expect(shownAddress(new URL('https://www.vertbaudet.fr/'))).toBe('https://www.vertbaudet.fr/');
    const long = shownAddress(new URL(`https://a.fr/${'x'.repeat(200)}`));
    expect(long).toBe(`https://a.fr/${'x'.repeat(56)}…`);
  });
});
