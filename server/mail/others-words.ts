const MAX = 60;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
// The blocks that Unicode keeps for scripts that run from right to left, and the marks that turn what follows.
const RIGHT_TO_LEFT = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
// With them somebody's words would end before they end, and what follows would read as ours.
const QUOTES = /[«»“”„‟"＂″〝〞]/g;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const JOINER = '\u200C';

/**
 * A name or a title that somebody else chose, fit to stand in a mail of ours: one line of at most 60 characters, which
 * cannot turn the direction of the words around it, nor end the quotation in which it stands. render.ts keeps it from
 * becoming a link.
 */
export function othersWords(text: string, max = MAX): string {
  const tidy = oneLine(text).replaceAll(QUOTES, '’');
  const short = [...tidy].length <= max ? tidy : `${cut(tidy, max)}…`;
  return RIGHT_TO_LEFT.test(short) ? `${FIRST_STRONG_ISOLATE}${short}${POP_ISOLATE}` : short;
}

// Letters, an emoji, « M. et Mme », « 3 amis »: no telephone number, no price, no exclamation, no address.
const LIKE_A_NAME = /^(?!(?:\D*\d){3})(?!.*\.\p{L}{2})[\p{L}\p{M}\p{Cf}\p{Extended_Pictographic}\d '’.,&+()‐–-]+$/u;

/** A person's name, in a sentence or a title of ours. What no name looks like is quoted: it is not we who say that. */
export function othersName(...names: string[]): string {
  const name = othersWords(names.join(' '));
  return LIKE_A_NAME.test(name) ? name : `“${name}”`;
}

/** Whole letters and emoji, and whole words unless a word is long. */
function cut(text: string, max: number): string {
  let kept = '';
  let length = 0;
  for (const { segment } of graphemes.segment(text)) {
    length += [...segment].length;
    if (length >= max) break;
    kept += segment;
  }
  return kept.replace(/(?<=.{40})\s+\S*$/u, '');
}

/** Without line breaks and control characters: what a header or a title may hold. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/**
 * Mail programs make links of what looks like an address. An invisible character that no address may hold, put
 * where they look, leaves the words as they read and makes no link of them.
 */
export function withoutLinks(text: string): string {
  return (
    text
      .replaceAll(/:(?=\/\/)/g, `:${JOINER}`)
      .replaceAll(/(?<=[^\s\p{P}]|[_-])([.。．｡])(?=[^\s\p{N}\p{P}])/gu, `$1${JOINER}`)
      // Four numbers are an address too.
      .replaceAll(/(?<=\d)\.(?=\d+\.\d+\.\d)/g, `.${JOINER}`)
      .replaceAll(/([@＠﹫])(?=\S)/g, `$1${JOINER}`)
  );
}
