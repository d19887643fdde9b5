import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CSV, inParts, readAll } from '#server/testing/feeds.ts';

async function* forEver(first: string, text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(first);
  for (;;) yield Buffer.from(text.repeat(1000));
}

describe('A hostile feed does no harm:', () => {
  it.each([
    ['a line without an end', forEver('title,link\n', 'a'), 'ENDLESS'],
    ['columns without an end', inParts(Buffer.from(`title,link${',a'.repeat(20_000)}\n`)), 'NO_FEED'],
    ['a quote without an end', forEver('title,link\n"', 'a,b\n'), 'ENDLESS'],
    ['an element without an end', forEver('<rss><item><title>', 'a'), 'ENDLESS'],
    ['a name without an end', forEver('<rss><item><', 'a'), 'ENDLESS'],
    ['a comment without an end', forEver('<rss><!--', 'a'), 'ENDLESS'],
    ['elements within each other without an end', forEver('<rss><channel>', '<a>'), 'NO_FEED'],
    ['a text that breaks off', inParts(Buffer.from('<rss><channel><item><title>a</title>')), 'BROKEN_OFF'],
    ['a page', inParts(Buffer.from('<!doctype html><title>Fermé</title>')), 'NO_FEED'],
    [
      'a page below a comment',
      inParts(Buffer.from('<!-- <item> --><html><body><item><title>Lit</title></item></body></html>')),
      'NO_FEED',
    ],
    ['nothing', inParts(Buffer.from('')), 'EMPTY'],
    ['no text', inParts(Buffer.from([1, 0, 2, 0, 0, 3, 9, 9])), 'NO_FEED'],
    [
      'a line that breaks off within a quote',
      inParts(Buffer.from('title,link\n"Doudou",https://a.example/1\n"Lit')),
      'BROKEN_OFF',
    ],
    ['a gzip that breaks off', inParts(gzipSync(CSV).subarray(0, -20)), 'BROKEN_OFF'],
    ['a zip that is none', inParts(Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(40, 8)])), 'NO_FEED'],
    [
      'a bomb by gzip',
      inParts(gzipSync(Buffer.alloc(80 * 1024 * 1024, `${'a'.repeat(90_000)},b\n`)), 65_536),
      'TOO_LARGE',
    ],
  ])('%s', async (_, bytes, reason) => {
    await expect(readAll(bytes)).rejects.toMatchObject({ reason });
  });

  it('entities of its own say nothing, and lead nowhere', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
      <rss><item><title>Doudou &b; &f;</title><link>https://boutique.example/d</link></item></rss>`;
    const { articles } = await readAll(inParts(Buffer.from(bomb)));
    expect(articles.map(({ title }) => title)).toEqual(['Doudou &b; &f;']);
  });

  it('letters heaped with marks, whose order takes the square of their number to find, have thirty of them', async () => {
    const heap = `a${'\u0301\u0316'.repeat(9_000)}`;
    const feed = `title,link,price,description\n${`${heap},https://boutique.example/d,9 EUR,${heap}\n`.repeat(100)}`;
    const { articles } = await readAll(inParts(Buffer.from(feed), 65_536));
    expect(new Set(articles.map(({ title }) => title.normalize('NFD').length))).toEqual(new Set([31]));
  });
});
