import { expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { addressIn } from './links.ts';
import { httpLink } from './texts.ts';

it.each([
  ['https://shop.example/a?b=https://c.example', 'https://shop.example/a?b=https://c.example'],
  [' HTTP://shop.example/a ', 'HTTP://shop.example/a'],
  ['www.amazon.fr/dp/B0?x=https://a.example', 'https://www.amazon.fr/dp/B0?x=https://a.example'],
  ['amazon.fr', 'https://amazon.fr'],
  ['bébé-shop.fr:8080/lit', 'https://bébé-shop.fr:8080/lit'],
  ['Regarde ça https://amzn.eu/d/abc', 'https://amzn.eu/d/abc'],
  ['Regarde\nhttps://amzn.eu/d/abc\n', 'https://amzn.eu/d/abc'],
  ['C’est ici : www.vertbaudet.fr/lit.htm !', 'https://www.vertbaudet.fr/lit.htm'],
  ['Chez Ikea (https://ikea.fr/lit), il est top.', 'https://ikea.fr/lit'],
  ['« etsy.com/listing/12 »', 'https://etsy.com/listing/12'],
  ['Lit.Bébé/blanc https://amzn.eu/d/abc', 'https://amzn.eu/d/abc'],
  ['Regarde çahttps://amzn.eu/d/abc', 'https://amzn.eu/d/abc'],
  ['Regardehttps://amzn.eu/d/abc', 'https://amzn.eu/d/abc'],
  ['Voir www.amazon.fr/dp/B0?x=https://a.example', 'https://www.amazon.fr/dp/B0?x=https://a.example'],
  ['Regarde amazon.fr.', 'https://amazon.fr'],
  ['//www.amazon.fr/dp/B0', 'https://www.amazon.fr/dp/B0'],
  ['Ici //amazon.fr/dp/B0', 'https://amazon.fr/dp/B0'],
  ['Lit https://fr.wikipedia.org/wiki/Lit_(meuble).', 'https://fr.wikipedia.org/wiki/Lit_(meuble)'],
  ['Ici (https://fr.wikipedia.org/wiki/Lit_(meuble)).', 'https://fr.wikipedia.org/wiki/Lit_(meuble)'],
])('the address is extracted from what was pasted: %j', (pasted, address) => {
  expect(addressIn(pasted)).toBe(address);
  expect(httpLink.parse(pasted)).toBe(address);
});

it.each([
  ...['un lit à barreaux', 'Il est beau.Vraiment', 'jean.dupont@shop.fr', 'ftp://a.fr', '//', 'https://'],
  ...['Écris à jean.fr@shop.com', 'Regarde amazon.frère', 'C’est dit.de-ci de-là'],
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    'data:text/html,https://x',
    'mailto:a@b.fr',
    'javascript://a.fr/%0aalert(1)',
  ],
])('text without an address is left alone: %j', (typed) => {
  expect(addressIn(typed)).toBe(typed);
  expect(httpLink.safeParse(typed).success).toBe(false);
});

it('a password in an address is refused, even inside a sentence', () => {
  for (const typed of ['https://amazon.fr:x@evil.example', 'Ici https://amazon.fr:x@evil.example'])
    expect(httpLink.safeParse(typed).success).toBe(false);
});

it('text in front of an address matters, too', () => {
  const long = `www.a.fr/${'x'.repeat(LIMITS.link - 9)}`;
  expect(long).toHaveLength(LIMITS.link);
  expect(httpLink.safeParse(long).success).toBe(false);
  expect(httpLink.safeParse(long.slice(0, -8)).success).toBe(true);
});

it('takes no longer for input designed to be slow', () => {
  for (const part of ['a.', 'a', '(', 'a a.b ', 'a.fr.', 'https://', 'www.a/', '.', '!', '»']) {
    const slow = part.repeat(200_000);
    expect(httpLink.safeParse(slow).success).toBe(false);
    expect(httpLink.safeParse(`Voir https://a.fr/${slow}a`).success).toBe(false);
    addressIn(`Voir https://a.fr/${slow}a`);
  }
});

it('no name of a host is longer than names may be', () => {
  const ofLength = (length: number) => `https://${'a.'.repeat(200).slice(0, length - 3)}.fr/lit`;
  expect(httpLink.safeParse(ofLength(252)).success).toBe(true);
  expect(httpLink.safeParse(ofLength(254)).success).toBe(false);
});
