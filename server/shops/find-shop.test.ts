import { describe, expect, it } from 'vitest';
import { findShop } from './find-shop.ts';
import shops from './shops.json' with { type: 'json' };

describe('A host', () => {
  it.each([
    ['www.aubert.com', 'Aubert'],
    ['AUBERT.COM.', 'Aubert'],
    ['fr.aubert.com', 'Aubert'],
    ['notaubert.com', undefined],
    ['aubert.com.evil.example', undefined],
    ['com', undefined],
    ['', undefined],
  ])('%s is of %s', (host, name) => {
    expect(findShop(host)?.name).toBe(name);
  });
});

describe('The known shops', () => {
  it('are more than a hundred, each with its own domains', () => {
    expect(shops.length).toBeGreaterThan(100);
    const domains = shops.flatMap((shop) => shop.domains);
    expect(new Set(domains).size).toBe(domains.length);
    for (const domain of domains) expect(domain).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
  });
});
