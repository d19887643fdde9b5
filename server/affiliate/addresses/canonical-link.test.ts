import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { corpusFile, readCorpus } from '#server/testing/corpus.ts';
import { canonicalLink } from './canonical-link.ts';

describe('Two addresses of one page are the same', () => {
  it.each([
    ['https://www.fnac.com/a1?b=2&a=1', 'http://FNAC.com./a1/?a=1&b=2#avis'],
    ['https://shop.example/b%C3%A9b%C3%A9', 'https://shop.example/bébé'],
    ['https://shop.example/a%7Eb%2fc', 'https://shop.example/a~b%2Fc'],
    ['https://shop.example', 'https://www.shop.example/index.html'],
    ['https://shop.example/a?q=x', 'https://shop.example//a?q=x&utm_source=y&vide='],
    ['https://shop.example/a', 'https://shop.example/a;jsessionid=1A2B?PHPSESSID=99'],
    ['shop.example/a', 'https://shop.example:443/a'],
    [
      'https://www.amazon.fr/Doudou-lapin/dp/B0ABCDEFGH/ref=sr_1_1?psc=1&tag=ami-21',
      'https://www.amazon.fr/gp/product/B0ABCDEFGH',
    ],
    ['https://www.ebay.fr/itm/Un-doudou/123456789012?_trkparms=1', 'https://www.ebay.fr/itm/123456789012'],
    [
      'https://www.awin1.com/cread.php?awinmid=1&ued=https%3A%2F%2Fwww.fnac.com%2Fa1%3Fawc%3D3',
      'https://www.fnac.com/a1',
    ],
  ])('%s, %s', (one, other) => {
    expect(canonicalLink(one)).toBe(canonicalLink(other));
  });
});

describe('Two addresses of two pages are two', () => {
  it.each([
    ['https://shop.example/a', 'https://shop.example/b'],
    ['https://shop.example/A', 'https://shop.example/a'],
    ['https://shop.example/a?id=1', 'https://shop.example/a?id=2'],
    ['https://shop.example/a%2Fb', 'https://shop.example/a/b'],
    ['https://shop.example/a?b=c%26d', 'https://shop.example/a?b=c&d'],
    ['https://shop.example/caf%E9', 'https://shop.example/caf%E8'],
    ['https://shop.example:8080/', 'https://shop.example/'],
    ['https://fr.shop.example/a', 'https://shop.example/a'],
    ['https://www.amazon.fr/dp/B0ABCDEFGH', 'https://www.amazon.de/dp/B0ABCDEFGH'],
    ['https://shop.example/a?sid=12', 'https://shop.example/a?sid=13'],
  ])('%s, %s', (one, other) => {
    expect(canonicalLink(one)).not.toBe(canonicalLink(other));
  });
});

it.each(['', 'pas un lien', 'javascript:alert(1)', 'ftp://shop.example/', 'https://', 'http://...', 'data:,x'])(
  'there is none of %j',
  (text) => {
    expect(canonicalLink(text)).toBeNull();
  },
);

it('takes no longer for input designed to be slow', () => {
  const parts = ['%25', '%2', '%2525', '/', '/https:', 'a=', '&', '(', ';jsessionid='];
  for (const part of parts) {
    const long = part.repeat(5000 / part.length);
    for (const before of ['https://www.awin1.com/', 'https://shop.example/a?', 'https://www.amazon.fr/'])
      expect(() => canonicalLink(`${before}${long}`)).not.toThrow();
  }
});

interface CanonicalCase {
  input: string;
  expected: string | null;
  group: string;
  options?: string;
}

const URLS = 'urls.json';
describe.runIf(existsSync(corpusFile(URLS)))('The canonical forms that others collected', () => {
  const cases = readCorpus<CanonicalCase[]>(URLS, []).filter(isOfOurs);

  it('are most of what they collected', () => {
    expect(cases.length).toBeGreaterThan(310);
  });

  // Three libraries normalise addresses in three ways (with or without www, sorted or not): one page for any of them
  // is one page for us.
  it.each(cases)('$group: $input', ({ input, expected, group }) => {
    const found = canonicalLink(group.startsWith('urlcanon semantic') ? asBytes(input) : input);
    if (group === 'urlcanon funky ipv4') expect(isNumbers(found)).toBe(expected !== null && expected !== '0.0.0.0');
    expect(found).toBe(expected === null ? found : canonicalLink(expected));
    if (found !== null) expect(canonicalLink(found)).toBe(found);
  });
});

const QUERY_RULES = 'product_url_query_rules.json';
describe.runIf(existsSync(corpusFile(QUERY_RULES)))('The parameters that tell no article from another', () => {
  interface QueryRule {
    args: string[];
    urlPattern: { include: string[] };
  }
  const rules = readCorpus<QueryRule[]>(QUERY_RULES, []);

  it.each(rules.flatMap(({ args, urlPattern }) => urlPattern.include.map((domain) => [domain, args] as const)))(
    'of %s are %j',
    (domain, args) => {
      const query = args.map((name) => `${encodeURIComponent(name)}=x1`).join('&');
      expect(canonicalLink(`https://www.${domain}/doudou?modele=7&${query}`)).toBe(`https://${domain}/doudou?modele=7`);
    },
  );
});

/** Except what a library only does as an option for other purposes, or with a filter its caller supplies. */
function isOfOurs({ group, options, input }: CanonicalCase): boolean {
  if (/^(keepQueryParameters|removeQueryParameters boolean|removeExplicitPort)/.test(group))
    return options !== 'options';
  if (group === 'w3lib.url_query_cleaner' || input === '©') return false;
  // Paths are case-sensitive: some shops have both B0ABC and b0abc.
  return !input.includes('/photos/36050182@N05/');
}

/** That library's inputs are bytes, each written as one character. */
function asBytes(input: string): string {
  return Buffer.from(input, 'latin1').toString('utf8');
}

function isNumbers(address: string | null): boolean {
  return address !== null && /^\d+(\.\d+){3}$/.test(new URL(address).hostname);
}
