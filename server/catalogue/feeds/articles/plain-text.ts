const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const MOST_TAGGED = 20_000;

/** What a feed says on one line, at most so many letters: without tags, entities and what cannot be seen. */
export function plainLine(text: string, most: number): string {
  return cut(
    withoutMarkup(text)
      .replaceAll(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\s]+/gu, ' ')
      .trim(),
    most,
  );
}

/** The same of several lines: a paragraph's end is one. */
export function plainLines(text: string, most: number): string {
  const lines = withoutMarkup(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n');
  return cut(lines.trim(), most);
}

function withoutMarkup(text: string): string {
  // Most say it plainly.
  if (!/[<&]/.test(text)) return text;
  const shown = text
    .slice(0, MOST_TAGGED)
    .replaceAll(/<(?:br|\/p|\/li|\/div|\/h\d)\b[^<>]*>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ');
  return shown.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}

/** Letters are counted, as everywhere; nothing is cut within one that is written as two. */
function cut(text: string, most: number): string {
  const composed = text.normalize('NFC');
  if (composed.length <= most) return composed;
  const kept = [...composed.slice(0, most * 2)].slice(0, most).join('').trimEnd();
  return [...composed].length <= most ? composed : `${kept.slice(0, -1)}…`;
}
