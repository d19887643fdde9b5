import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { corpusFile } from '#server/testing/corpus.ts';
import { type FeedArticle, readArticle } from './articles/read-article.ts';
import type { FeedRefusal } from './item.ts';
import { readFeed } from './read-feed.ts';

async function read(bytes: AsyncIterable<Buffer>): Promise<{ articles: FeedArticle[]; refused: FeedRefusal[] }> {
  const articles: FeedArticle[] = [];
  const refused: FeedRefusal[] = [];
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

describe('A feed is read in its encoding, line by line:', () => {
  const line = (text: string) => `${text},https://boutique.example/${text.length}\n`;
  const head = Buffer.from('title,link\n');
  const many = (text: string, encoding: BufferEncoding) => Buffer.from(line(text).repeat(1000), encoding);
  const titles = async (...parts: Buffer[]) => {
    const { articles, refused } = await read(inParts(Buffer.concat([head, ...parts]), 65_536));
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
    const { articles } = await read(inParts(Buffer.from(old), 65_537));
    expect([articles.length, new Set(articles.map(({ title }) => title)).size]).toEqual([5000, 1]);
  });

  it('a feed that is one line of XML, too', async () => {
    const item = '<item><title>Bavoir brodé</title><link>https://boutique.example/b</link></item>';
    const xml = (encoding: BufferEncoding) =>
      Buffer.from(`<rss><channel>${item.repeat(3000)}</channel></rss>`, encoding);
    for (const encoding of ['utf8', 'latin1'] as const) {
      const { articles } = await read(inParts(xml(encoding), 65_536));
      expect([articles.length, new Set(articles.map(({ title }) => title))]).toEqual([3000, new Set(['Bavoir brodé'])]);
    }
  });
});

it('Names of HTML for letters are letters', async () => {
  const text =
    'title,link\nPoup&eacute;e en tissu &ndash; No&euml;l &amp; &#233;t&#xe9; &b;,https://boutique.example/p\n';
  const { articles } = await read(inParts(Buffer.from(text)));
  expect(articles[0]?.title).toBe('Poupée en tissu – Noël & été &b;');
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
  const { articles } = await read(inParts(Buffer.from(text)));
  expect(articles[0]?.priceCents).toBe(euros * 100);
});

describe('In a zip', () => {
  const files = { 'notes/': new Uint8Array(), 'README.txt': strToU8('Bonjour'), '__MACOSX/._feed.csv': strToU8('x') };

  it.each([0, 6] as const)('what comes before the feed is passed over (level %i)', async (level) => {
    const zip = zipSync({ ...files, 'notes/feed.txt': strToU8(CSV) }, { level });
    expect((await read(inParts(zip))).articles[0]).toEqual(DOUDOU);
  });

  it('a length in 64 bits is read', async () => {
    const data = Buffer.from(CSV);
    const header = Buffer.alloc(30 + 20);
    header.write('PK\u0003\u0004', 'latin1');
    header.fill(0xff, 18, 26);
    header.writeUInt16LE(20, 28);
    header.writeUInt16LE(1, 30);
    header.writeUInt16LE(16, 32);
    header.writeBigUInt64LE(BigInt(data.length), 34);
    header.writeBigUInt64LE(BigInt(data.length), 42);
    const { articles, refused } = await read(
      inParts(Buffer.concat([header, data, Buffer.from('PK\u0001\u0002 directory\n')])),
    );
    expect([articles.length, refused.length]).toEqual([3, 4]);
  });

  it.each([
    ['only other files', zipSync(files), 'no file in the zip is a feed'],
    [
      'a stored file without its length',
      toldLater(zipSync({ 'feed.csv': strToU8(CSV) }, { level: 0 })),
      'as it is, or packed',
    ],
    ['another file without its length', toldLater(zipSync({ 'README.md': strToU8(CSV) })), 'pack the feed alone'],
    [
      'a file that breaks off',
      zipSync({ 'feed.csv': strToU8(CSV) }, { level: 0 }).subarray(0, 300),
      'ends within a file',
    ],
  ])('%s: what to do is told', async (_, zip, reason) => {
    await expect(read(inParts(zip))).rejects.toThrow(reason);
  });
});

/** As programs write a zip without knowing what comes. */
function toldLater(zip: Uint8Array): Uint8Array {
  const later = Uint8Array.from(zip);
  later[6] = 8;
  later.fill(0, 14, 26);
  return later;
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
    expect(new Set(articles.map(({ itemKey }) => itemKey)).size).toBe(feed.n_items);
  });
});
