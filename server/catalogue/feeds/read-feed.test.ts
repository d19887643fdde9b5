import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { corpusFile } from '#server/testing/corpus.ts';
import { CSV, DOUDOU, inParts, readAll } from '#server/testing/feeds.ts';

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
    const { articles, refused } = await readAll(inParts(bytes));
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

  it.each(['http://localhost/a', 'https://127.0.0.1/a', 'https://[::1]/a', 'https://machine/a', 'https://0x7f.1/a'])(
    'an article at %s is in no shop',
    async (link) => {
      const { articles, refused } = await readAll(inParts(Buffer.from(`title,link\nLit,${link}\n`)));
      expect([articles, refused]).toEqual([[], [{ line: 2, reason: 'BAD_LINK' }]]);
    },
  );

  it('as RSS, where a shipping’s price is not the article’s, and a link of a network leads to the shop', async () => {
    const link = `https://www.awin1.com/pclick.php?ued=${encodeURIComponent('https://www.fnac.com/a1?awc=3')}`;
    const rss = `<?xml version="1.0"?><rss xmlns:g="x"><channel><title>Boutique</title><item>
      <g:id>7</g:id><title><![CDATA[Veilleuse & lune]]></title>
      <g:shipping><g:price>4.90 EUR</g:price></g:shipping><g:price>39.00 EUR</g:price>
      <link>${link.replaceAll('&', '&amp;')}</link><g:product_type>Chambre</g:product_type></item></channel></rss>`;
    const { articles } = await readAll(inParts(Buffer.from(rss), 11));
    expect(articles).toMatchObject([
      { title: 'Veilleuse & lune', priceCents: 3900, line: 1, link: 'https://www.fnac.com/a1', shop: 'Fnac' },
    ]);
  });

  it('as Atom', async () => {
    const atom = `<feed xmlns="x" xmlns:g="y">\n<entry><title>Body</title><link rel="alternate" href="https://boutique.example/body"/><g:price>15 EUR</g:price><id>9</id></entry></feed>`;
    const { articles } = await readAll(inParts(Buffer.from(atom)));
    expect(articles).toMatchObject([
      { title: 'Body', link: 'https://boutique.example/body', priceCents: 1500, line: 2 },
    ]);
  });
});

it('Names of HTML for letters are letters', async () => {
  const text =
    'title,link\nPoup&eacute;e en tissu &ndash; No&euml;l &amp; &#233;t&#xe9; &b;,https://boutique.example/p\n';
  const { articles } = await readAll(inParts(Buffer.from(text)));
  expect(articles[0]?.title).toBe('Poupée en tissu – Noël & été &b;');
});

it('What nobody sees is no letter, and no title', async () => {
  const text =
    'title,link\nKinder&shy;wa\u00ADgen\u200B,https://boutique.example/p\n\u200B&ZeroWidthSpace;,https://boutique.example/q\n';
  const { articles, refused } = await readAll(inParts(Buffer.from(text)));
  expect(articles.map(({ title }) => title)).toEqual(['Kinderwagen']);
  expect(refused).toEqual([{ line: 3, reason: 'NO_TITLE' }]);
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
    const { articles, refused } = await readAll(createReadStream(corpusFile(`feeds/${feed.file}`)));
    expect([articles.length, refused]).toEqual([feed.n_items, []]);
    expect(articles.filter(({ ean }) => ean !== null)).toHaveLength(feed.with_gtin - feed.gtin_checksum_bad);
    expect(new Set(articles.map(({ itemKey }) => itemKey)).size).toBe(feed.n_items);
  });
});
