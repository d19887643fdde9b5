import { describe, expect, it } from 'vitest';
import { CSV, DOUDOU, inParts, readAll } from '#server/testing/feeds.ts';

const RSS = `<?xml version="1.0"?><rss><channel><item><title>${DOUDOU.title}</title><link>${DOUDOU.link}</link></item></channel></rss>`;

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

it.each([
  ['CSV, the lesser byte first', CSV, false],
  ['CSV, the greater byte first', CSV, true],
  ['XML, the greater byte first', RSS, true],
])('UTF-16 needs no mark: %s', async (_, text, isBigEndian) => {
  const bytes = Buffer.from(text, 'utf16le');
  const { articles } = await readAll(inParts(isBigEndian ? bytes.swap16() : bytes));
  expect(articles[0]?.title).toBe(DOUDOU.title);
});

describe('A NUL', () => {
  const lines = (separator: string) => [
    ['title', 'link', 'description'].join(separator),
    ['Bavoir\0', 'https://boutique.example/1\0', 'en\0coton'].join(separator),
    ['Lit', 'https://boutique.example/\0/2', ''].join(separator),
    ['\0\0\0', 'https://boutique.example/3', ''].join(separator),
    ['\0Drap', 'https://boutique.example/4', ''].join(separator),
  ];

  it.each([',', '\t'])('is of its own line alone (%j)', async (separator) => {
    const { articles, refused } = await readAll(inParts(Buffer.from(lines(separator).join('\n'))));
    expect(articles.map(({ title, link, description }) => [title, link, description])).toEqual([
      ['Bavoir', 'https://boutique.example/1', 'en coton'],
      ['Drap', 'https://boutique.example/4', null],
    ]);
    expect(refused).toEqual([
      { line: 3, reason: 'BAD_LINK' },
      { line: 4, reason: 'NO_TITLE' },
    ]);
  });

  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d494844520000', 'hex')],
    ['a program', Buffer.from('7f454c4602010100000000000000000003003e00', 'hex')],
    ['numbers', Buffer.from(Uint16Array.from({ length: 2000 }, (_, at) => at * 37).buffer)],
  ])('is where no text is: %s', async (_, bytes) => {
    await expect(readAll(inParts(bytes))).rejects.toMatchObject({ reason: 'NO_FEED' });
  });
});
