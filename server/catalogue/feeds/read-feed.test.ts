import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { corpusFile } from '#server/testing/corpus.ts';
import { type FeedArticle, readArticle } from './articles/read-article.ts';
import type { Refusal } from './item.ts';
import { readFeed } from './read-feed.ts';

async function read(bytes: AsyncIterable<Buffer>): Promise<{ articles: FeedArticle[]; refused: Refusal[] }> {
  const articles: FeedArticle[] = [];
  const refused: Refusal[] = [];
  for await (const part of readFeed(bytes)) {
    refused.push(...part.refused);
    for (const item of part.items) {
      const article = readArticle(item);
      if (typeof article === 'string') refused.push({ line: item.line, reason: article });
      else articles.push(article);
    }
  }
  return { articles, refused };
}

/** In chunks of any size, as they come from a disk or the network. */
async function* inParts(bytes: Uint8Array, size = 7): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield Buffer.from(bytes.subarray(at, at + size));
}

const CSV = `id;Title;Link;Image link;Price;Sale price;Brand;GTIN;product_type
1;Doudou crème;https://boutique.example/doudou?utm_source=x;https://boutique.example/d.jpg;24,90 EUR;19,90 EUR;Moulin Bleu;3380743047898;Sommeil > Doudous
2;"Hochet; ""en bois""
et en corde";https://boutique.example/hochet;;12 USD;;;1234567890123;Jouets
3;;https://boutique.example/rien;;1 EUR;;;;
4;Sans lien;;;1 EUR;;;;
5;Mauvais lien;javascript:alert(1);;1 EUR;;;;
6;Trop;de;colonnes;ici;;;;;
7;Biberon;https://boutique.example/biberon;;9,5;;;;
`;

const DOUDOU = {
  line: 2,
  itemKey: expect.stringMatching(/^1 [\w-]{11}$/),
  ean: '03380743047898',
  title: 'Doudou crème',
  brand: 'Moulin Bleu',
  description: null,
  priceCents: 1990,
  link: 'https://boutique.example/doudou',
  linkKey: 'https://boutique.example/doudou',
  imageUrl: 'https://boutique.example/d.jpg',
  shop: 'boutique.example',
  category: 'sleep',
  shopCategory: 'Sommeil > Doudous',
};

describe('A feed is read', () => {
  it.each([
    ['as it is', Buffer.from(CSV)],
    ['with tabs', Buffer.from(CSV.replaceAll(/;(?! )/g, '\t'))],
    ['with lines as Windows ends them', Buffer.from(CSV.replaceAll('\n', '\r\n'))],
    ['in UTF-8 with its mark', Buffer.from(`\uFEFF${CSV}`)],
    ['as Windows wrote it', Buffer.from(CSV, 'latin1')],
    ['in UTF-16', Buffer.from(`\uFEFF${CSV}`, 'utf16le')],
    ['by gzip', gzipSync(CSV)],
    ['in a zip', Buffer.from(zipSync({ 'feed.csv': strToU8(CSV), 'note.txt': strToU8('x') }))],
    ['in a zip that packs nothing', Buffer.from(zipSync({ 'feed.csv': strToU8(CSV) }, { level: 0 }))],
  ])('%s, and each line that is no article is told', async (_, bytes) => {
    const { articles, refused } = await read(inParts(bytes));
    expect(articles[0]).toEqual(DOUDOU);
    expect(articles.map(({ title, priceCents, ean }) => [title, priceCents, ean])).toEqual([
      ['Doudou crème', 1990, '03380743047898'],
      ['Hochet; "en bois" et en corde', 0, null],
      ['Biberon', 950, null],
    ]);
    expect(refused.sort((one, other) => one.line - other.line)).toEqual([
      { line: 5, reason: 'NO_TITLE' },
      { line: 6, reason: 'NO_LINK' },
      { line: 7, reason: 'BAD_LINK' },
      { line: 8, reason: 'COLUMNS' },
    ]);
  });

  it('as RSS, where a shipping’s price is not the article’s, and a link of a network leads to the shop', async () => {
    const link = `https://www.awin1.com/pclick.php?ued=${encodeURIComponent('https://www.fnac.com/a1?awc=3')}`;
    const rss = `<?xml version="1.0"?><rss xmlns:g="x"><channel><title>Boutique</title><item>
      <g:id>7</g:id><title><![CDATA[Veilleuse & lune]]></title>
      <g:shipping><g:price>4.90 EUR</g:price></g:shipping><g:price>39.00 EUR</g:price>
      <link>${link.replaceAll('&', '&amp;')}</link><g:product_type>Chambre</g:product_type></item></channel></rss>`;
    const { articles } = await read(inParts(Buffer.from(rss), 11));
    expect(articles).toMatchObject([
      { title: 'Veilleuse & lune', priceCents: 3900, line: 1, link: 'https://www.fnac.com/a1', shop: 'Fnac' },
    ]);
  });

  it('as Atom', async () => {
    const atom = `<feed xmlns="x" xmlns:g="y">\n<entry><title>Body</title><link rel="alternate" href="https://boutique.example/body"/><g:price>15 EUR</g:price><id>9</id></entry></feed>`;
    const { articles } = await read(inParts(Buffer.from(atom)));
    expect(articles).toMatchObject([
      { title: 'Body', link: 'https://boutique.example/body', priceCents: 1500, line: 2 },
    ]);
  });
});

async function* forEver(first: string, text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(first);
  for (;;) yield Buffer.from(text.repeat(1000));
}

describe('A hostile feed does no harm:', () => {
  it.each([
    ['a line without an end', forEver('title,link\n', 'a'), 'ENDLESS'],
    ['a quote without an end', forEver('title,link\n"', 'a,b\n'), 'ENDLESS'],
    ['an element without an end', forEver('<rss><item><title>', 'a'), 'ENDLESS'],
    ['a name without an end', forEver('<rss><item><', 'a'), 'ENDLESS'],
    ['a comment without an end', forEver('<rss><!--', 'a'), 'ENDLESS'],
    ['elements within each other without an end', forEver('<rss><channel>', '<a>'), 'NO_FEED'],
    ['a text that breaks off', inParts(Buffer.from('<rss><channel><item><title>a</title>')), 'BROKEN_OFF'],
    ['a page', inParts(Buffer.from('<!doctype html><title>Fermé</title>')), 'NO_FEED'],
    ['nothing', inParts(Buffer.from('')), 'EMPTY'],
    ['no text', inParts(Buffer.from([1, 0, 2, 0, 0, 3, 9, 9])), 'NO_FEED'],
    ['a gzip that breaks off', inParts(gzipSync(CSV).subarray(0, -20)), 'BROKEN_OFF'],
    ['a zip that is none', inParts(Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(40, 8)])), 'NO_FEED'],
    [
      'a bomb by gzip',
      inParts(gzipSync(Buffer.alloc(80 * 1024 * 1024, `${'a'.repeat(90_000)},b\n`)), 65_536),
      'TOO_LARGE',
    ],
  ])('%s', async (_, bytes, reason) => {
    await expect(read(bytes)).rejects.toMatchObject({ reason });
  });

  it('entities of its own say nothing, and lead nowhere', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
      <rss><item><title>Doudou &b; &f;</title><link>https://boutique.example/d</link></item></rss>`;
    const { articles } = await read(inParts(Buffer.from(bomb)));
    expect(articles.map(({ title }) => title)).toEqual(['Doudou &b; &f;']);
  });
});

const manifest = corpusFile('feeds/manifest.json');

describe.skipIf(!existsSync(manifest))('Of the feeds that others collected', () => {
  interface Labelled {
    file: string;
    n_items: number;
    with_gtin: number;
    gtin_checksum_bad: number;
  }
  const feeds: Labelled[] = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : [];
  it.each(feeds)('$file is read whole', async (feed) => {
    const { articles, refused } = await read(createReadStream(corpusFile(`feeds/${feed.file}`)));
    expect([articles.length, refused]).toEqual([feed.n_items, []]);
    expect(articles.filter(({ ean }) => ean !== null)).toHaveLength(feed.with_gtin - feed.gtin_checksum_bad);
    expect(new Set(articles.map(({ itemKey }) => itemKey)).size).toBeGreaterThan(0);
  });
});
