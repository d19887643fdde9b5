import { describe, expect, it } from 'vitest';
import { Known } from './known.ts';

function counted() {
  const looked: string[] = [];
  const known = new Known((text) => {
    looked.push(text);
    return text.toUpperCase();
  });
  return { known, looked };
}

describe('What is known of texts', () => {
  it('is found out once, wherever the text stands', () => {
    const { known, looked } = counted();
    expect([known.at('<div class', 1, 4), known.at('</div>', 2, 5), known.at('div')]).toEqual(['DIV', 'DIV', 'DIV']);
    expect(looked).toEqual(['div']);
  });

  it('is that of the very text: of another case, longer or shorter, or with its place', () => {
    const { known } = counted();
    const texts = ['a', 'A', 'ab', 'b', 'Aa', 'BB', '', '\u20ac', '\u{1f476}'];
    for (const text of [...texts, ...texts]) expect(known.at(text)).toBe(text.toUpperCase());
  });

  it('is right for more texts than there are places', () => {
    const { known } = counted();
    const texts = Array.from({ length: 20_000 }, (_, index) => `name-${index}`);
    expect(texts.map((text) => known.at(`<${text}>`, 1, text.length + 1))).toEqual(
      texts.map((text) => text.toUpperCase()),
    );
  });

  it('is not kept of long texts', () => {
    const { known, looked } = counted();
    const long = 'x'.repeat(301);
    expect([known.at(long), known.at(long)]).toEqual([long.toUpperCase(), long.toUpperCase()]);
    expect(looked).toHaveLength(2);
  });
});
