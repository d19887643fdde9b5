import { isolated } from '#locales/right-to-left.ts';

const MAX = 60;

/** Made when a text is cut: it reads Unicode's tables, which takes 10 ms. */
let graphemes: Intl.Segmenter | undefined;
// Quotation marks that would let somebody close our quotation, so that the rest reads as our words.
const QUOTES = '[«»≪≫⟪⟫《》“”„‟❝❞❠🙶🙷🙸"＂″‶〝〞〟ʺˮ״]';
const OPENING = new RegExp(`(?<=^|[ (])(?:« |${QUOTES})(?=[\\p{L}\\p{N}])`, 'gu');
const CLOSING = new RegExp(` ?»|${QUOTES}`, 'gu');
const JOINER = '\u200C';

/**
 * Makes a name or title somebody else chose safe for a mail of ours: one line of at most 60 characters that can
 * neither change the direction of the surrounding text nor end the quotation it stands in. rendering/ keeps it from
 * becoming a link.
 */
export function othersWords(text: string, max = MAX): string {
  const tidy = oneLine(text).replaceAll(OPENING, '‘').replaceAll(CLOSING, '’');
  return isolated([...tidy].length <= max ? tidy : `${cut(tidy, max)}…`);
}

// Letters, an emoji, « M. et Mme », « 3 amis »; no telephone number, no price, no exclamation, no address.
const LIKE_A_NAME = /^(?!(?:\D*\d){3})(?!.*\.\p{L}{2})[\p{L}\p{M}\p{Cf}\p{Extended_Pictographic}\d '‘’.,&+()‐–-]+$/u;

/**
 * A person's name in a sentence or title of ours. Anything that does not look like a name is quoted, so that it is
 * clear we are not saying it.
 */
export function othersName(...names: string[]): string {
  const name = othersWords(names.join(' '));
  return LIKE_A_NAME.test(name) && !isLikeASentence(name) ? name : `“${name}”`;
}

/** « Votre compte est bloqué », « Alerte. Répondez »; small words (« M. de la Tour ») do not count. */
function isLikeASentence(name: string): boolean {
  const words = name.split(' ').filter((word) => /\p{L}{3}/u.test(word));
  const lower = words.slice(1).filter((word) => /^\p{Ll}/u.test(word));
  return /\p{L}{4}\. /u.test(name) || words.length > 5 || lower.length > 2;
}

/** Cuts between whole letters and emoji, and between words unless a word is very long. */
function cut(text: string, max: number): string {
  let kept = '';
  let length = 0;
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(text)) {
    length += [...segment].length;
    if (length >= max) break;
    kept += segment;
  }
  return kept.replace(/(?<=.{40})\s+\S*$/u, '');
}

/** Without line breaks and control characters, as a header or title requires. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/**
 * Mail programs turn anything that looks like an address into a link. An invisible character, where no address may
 * contain one, prevents that without changing how the words read.
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
