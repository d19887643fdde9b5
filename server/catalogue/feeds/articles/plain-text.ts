import { decodeHTMLStrict } from 'entities';
import { UNSEEN } from '#contract/everywhere/unseen.ts';
import { withoutHeapedMarks } from '#contract/texts.ts';

const MOST_TAGGED = 20_000;

const UNSEEN_OR_SPACE = new RegExp(`[${UNSEEN}\\p{Cs}\\s]+`, 'gu');
const UNSEEN_BUT_LINES = new RegExp(`(?!\n)[${UNSEEN}\\p{Cs}]`, 'gu');

/** Feed text on one line, truncated to this many characters: without tags, entities and invisible characters. */
export function plainLine(text: string, most: number): string {
  return cut(withoutMarkup(text).replaceAll(UNSEEN_OR_SPACE, ' ').trim(), most);
}

/** Like `plainLine`, over several lines: the end of a paragraph starts a new one. */
export function plainLines(text: string, most: number): string {
  const lines = withoutMarkup(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(UNSEEN_BUT_LINES, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n');
  return cut(lines.trim(), most);
}

function withoutMarkup(text: string): string {
  // Shortcut for the many plain texts.
  if (!/[<&\u00AD\u200B\u2060\uFEFF]/.test(text)) return text;
  const shown = text
    .slice(0, MOST_TAGGED)
    .replaceAll(/<(?:br|\/p|\/li|\/div|\/h\d)\b[^<>]*>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ');
  // Where a word may break: nobody sees it, nor would the search find the word.
  return decodeHTMLStrict(shown).replaceAll(/[\u00AD\u200B\u2060\uFEFF]/g, '');
}

/** Counts code points, as everywhere; never cuts a surrogate pair in half. */
function cut(text: string, most: number): string {
  const composed = withoutHeapedMarks(text).normalize('NFC');
  if (composed.length <= most) return composed;
  const kept = [...composed.slice(0, most * 2)].slice(0, most).join('').trimEnd();
  return [...composed].length <= most ? composed : `${kept.slice(0, -1)}…`;
}
