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

async function* forEver(first: string, text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(first);
  for (;;) yield Buffer.from(text.repeat(1000));
}

describe('A feed is read in its encoding, line by line:', () => {
  const line = (text: string) => `${text},https://boutique.example/${text.length}\n`;
  const head = Buffer.from('title,link\n');
  const many = (text: string, encoding: BufferEncoding) => Buffer.from(line(text).repeat(1000), encoding);
  const titles = async (...parts: Buffer[]) => {
    const { articles, refused } = await readAll(inParts(Buffer.concat([head, ...parts]), 65_536));
    return { titles: [...new Set(articles.map(({ title }) => title))], count: articles.length, refused };
  };

  it.each<[BufferEncoding, BufferEncoding]>([
    ['utf8', 'latin1'],
    ['latin1', 'utf8'],
  ])('what begins in %s and goes on in %s is read as each', async (first, then) => {
    const found = await titles(many('Bavoir brodé', first), many('Poupée', then));
    expect(found).toEqual({ titles: ['Bavoir brodé', 'Poupée'], count: 2000, refused: [] });
  });

  it('one broken character leaves the other lines alone, and its own is refused', async () => {
    const cut = Buffer.concat([Buffer.from('Bavoir brodé cass'), Buffer.from([0xc3]), Buffer.from(line(''))]);
    expect(await titles(cut, many('Poupée', 'utf8'))).toMatchObject({ count: 1000, titles: ['Poupée'] });
    expect(await titles(many('Poupée', 'utf8'), cut, many('Poupée', 'utf8'))).toEqual({
      titles: ['Poupée'],
      count: 2000,
      refused: [{ line: 1002, reason: 'BROKEN' }],
    });
  });

  it('a feed whose lines end as old Macs end them', async () => {
    const old = `title,link\r${'Poupée ééééééé,https://boutique.example/p\r'.repeat(5000)}`;
    const { articles } = await readAll(inParts(Buffer.from(old), 65_537));
    expect([articles.length, new Set(articles.map(({ title }) => title)).size]).toEqual([5000, 1]);
  });

  it('a feed that is one line of XML, too', async () => {
    const item = '<item><title>Bavoir brodé</title><link>https://boutique.example/b</link></item>';
    const xml = (encoding: BufferEncoding) =>
      Buffer.from(`<rss><channel>${item.repeat(3000)}</channel></rss>`, encoding);
    for (const encoding of ['utf8', 'latin1'] as const) {
      const { articles } = await readAll(inParts(xml(encoding), 65_536));
      expect([articles.length, new Set(articles.map(({ title }) => title))]).toEqual([3000, new Set(['Bavoir brodé'])]);
    }
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

it.each([
  ['', 20],
  ['2016-03-01T13:00-0800/2016-03-11T15:30-0800', 30],
  ['2124-03-01T13:00+0100/2124-03-11T15:30+0100', 30],
  ['2016-03-01T13:00-0800/2124-03-11T15:30-0800', 20],
  [`2016-03-01/${new Date().toISOString().slice(0, 10)}`, 20],
  ['from now on', 20],
])('A sale price counts while the sale is on: %j', async (dates, euros) => {
  const text = `title,link,price,sale_price,sale_price_effective_date\nLit,https://boutique.example/l,30 EUR,20 EUR,${dates}\n`;
  const { articles } = await readAll(inParts(Buffer.from(text)));
  expect(articles[0]?.priceCents).toBe(euros * 100);
});

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
    await expect(readAll(bytes)).rejects.toMatchObject({ reason });
  });

  it('entities of its own say nothing, and lead nowhere', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
      <rss><item><title>Doudou &b; &f;</title><link>https://boutique.example/d</link></item></rss>`;
    const { articles } = await readAll(inParts(Buffer.from(bomb)));
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
    const { articles, refused } = await readAll(createReadStream(corpusFile(`feeds/${feed.file}`)));
    expect([articles.length, refused]).toEqual([feed.n_items, []]);
    expect(articles.filter(({ ean }) => ean !== null)).toHaveLength(feed.with_gtin - feed.gtin_checksum_bad);
    expect(new Set(articles.map(({ itemKey }) => itemKey)).size).toBe(feed.n_items);
  });
});
