import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { decodePage } from './decode-page.ts';
import { unfold } from './unfold.ts';

const TEXT = 'Prix : 29,90 € – bébé';
const latin = Buffer.concat([
  Buffer.from('Prix : 29,90 ', 'latin1'),
  Buffer.from([0x80]),
  Buffer.from(' \x96 b\xe9b\xe9', 'latin1'),
]);

describe('A page’s encoding', () => {
  it.each([
    ['its header', Buffer.from(TEXT), 'text/html; charset=UTF-8'],
    ['nothing, as UTF-8 looks', Buffer.from(TEXT), ''],
    ['nothing, as older pages look', latin, ''],
    ['a header of the older kind', latin, 'text/html; charset=iso-8859-1'],
    ['a header that is wrong, over UTF-8', Buffer.from(TEXT), 'text/html; charset=iso-8859-1'],
    ['a byte-order mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), 'text/html; charset=utf-8'],
    ['a header that nobody knows', Buffer.from(TEXT), 'text/html; charset=klingon'],
  ])('is known by %s', (_, bytes, header) => {
    expect(decodePage(bytes, header)).toBe(TEXT);
  });

  it.each([
    '<meta charset="windows-1251">',
    '<meta http-equiv="content-type" content="text/html; charset=windows-1251">',
  ])('is known by %s', (meta) => {
    const bytes = Buffer.concat([Buffer.from(meta), Buffer.from([0xcf, 0xf0, 0xe8])]);
    expect(decodePage(bytes, 'text/html')).toBe(`${meta}При`);
  });

  it('does not trip over a character that was cut', () => {
    expect(decodePage(Buffer.from(TEXT).subarray(0, -1), '')).toContain('29,90 €');
  });
});

describe('A body', () => {
  it.each([
    ['gzip', gzipSync(TEXT)],
    ['', gzipSync(TEXT)],
    ['br', brotliCompressSync(TEXT)],
    ['gzip', Buffer.from(TEXT)],
    ['br', Buffer.from(TEXT)],
  ])('that came as "%s" is unfolded where it is folded', (encoding, bytes) => {
    expect(Buffer.from(unfold(bytes, encoding) ?? []).toString()).toBe(TEXT);
  });

  it('that was cut is read as far as it goes', () => {
    const folded = gzipSync(TEXT.repeat(100), { level: 0 });
    expect(Buffer.from(unfold(folded.subarray(0, 500), 'gzip') ?? []).toString()).toContain('Prix : 29,90 €');
  });

  it('that unfolds to more than a page has is none', () => {
    expect(unfold(gzipSync(Buffer.alloc(LIMITS.shopPageBytes + 1)), 'gzip')).toBeNull();
  });
});
