import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { CSV, DOUDOU, inParts, readAll } from '../../testing/feeds.ts';

describe('In a zip', () => {
  const files = { 'notes/': new Uint8Array(), 'README.txt': strToU8('Bonjour'), '__MACOSX/._feed.csv': strToU8('x') };

  it.each([0, 6] as const)('what comes before the feed is passed over (level %i)', async (level) => {
    const zip = zipSync({ ...files, 'notes/feed.txt': strToU8(CSV) }, { level });
    expect((await readAll(inParts(zip))).articles[0]).toEqual(DOUDOU);
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
    const { articles, refused } = await readAll(
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
    await expect(readAll(inParts(zip))).rejects.toThrow(reason);
  });
});

/** The zip as a program streams it: an entry's sizes follow its data, and its header says 0 (flag 8). */
function toldLater(zip: Uint8Array): Uint8Array {
  const later = Uint8Array.from(zip);
  later[6] = 8;
  later.fill(0, 14, 26);
  return later;
}
