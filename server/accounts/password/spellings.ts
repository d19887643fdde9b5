/** Letters without their marks and their case. */
export function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** What `1`, `!` and `|` look like differs: they are read as `i`, then as `l`. */
const LOOKALIKES: Record<string, string> = {
  ...{ '0': 'o', '2': 'z', '3': 'e', '4': 'a', '5': 's', '6': 'g', '7': 't', '8': 'b', '9': 'g' },
  ...{ '@': 'a', '€': 'e', $: 's', '+': 't', '(': 'c' },
};

/** More digits and signs than these make even a common word hard to guess. */
const ORNAMENTS = 12;

/**
 * The words that a password may be a spelling of: with and without the digits and signs before, behind and between its
 * letters, and with those that stand for letters read as letters.
 * @param text folded
 */
export function wordsIn(text: string): string[] {
  const [, before = '', core = '', behind = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(text) ?? [];
  const letters = core.replaceAll(/\P{L}/gu, '');
  const words = letters.length <= 3 ? [text.replaceAll(/\P{N}/gu, '')] : [];
  if (before.length + behind.length > ORNAMENTS) return words;
  // A few letters among many signs are no word.
  if (core.length - letters.length <= 2 || letters.length >= 6) words.push(letters);
  for (let from = 0; from <= before.length; from += 1) {
    for (let to = 0; to <= behind.length; to += 1) {
      words.push(...readingsOf(before.slice(from) + core + behind.slice(0, to)));
    }
  }
  return words;
}

function readingsOf(spelling: string): string[] {
  const bare = spelling.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const others = spelling.replaceAll(/\p{L}/gu, '').length;
  if (others * 2 > spelling.length) return [spelling, bare];
  const read = (one: string) =>
    spelling.replaceAll(/\P{L}/gu, (sign) => LOOKALIKES[sign] ?? (/[1!|]/.test(sign) ? one : ''));
  return [spelling, bare, read('i'), read('l')];
}
