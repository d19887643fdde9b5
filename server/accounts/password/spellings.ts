/** Letters without accents and in one case. */
export function plainLetters(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** A capital put before or behind a word because one is required: alone, beside the word, or in twos (`Aa`). */
const EXTRA_CAPITALS = [
  /^\P{L}*\p{L}{1,2}(?=\P{L})/u,
  /(?<=\P{L})\p{L}{1,2}\P{L}*$/u,
  /^\P{L}*\p{Lu}/u,
  /\p{Lu}\P{L}*$/u,
];

/** What is left of a password without such a capital, if that is symbols alone or long enough for a word. */
export function withoutCapital(password: string): string[] {
  const shorter = EXTRA_CAPITALS.map((capital) => password.replace(capital, '')).filter((left) => left !== password);
  return shorter.filter((left) => {
    const letters = left.replaceAll(/\P{L}/gu, '').length;
    return letters === 0 || letters >= 4;
  });
}

/** Look-alikes of `1`, `!` and `|` vary: try them as `i`, then as `l`. */
const LOOKALIKES: Record<string, string> = {
  ...{ '0': 'o', '2': 'z', '3': 'e', '4': 'a', '5': 's', '6': 'g', '7': 't', '8': 'b', '9': 'g' },
  ...{ '@': 'a', '€': 'e', $: 's', '+': 't', '(': 'c' },
};

/** With more digits and symbols than these, even a common word is hard to guess. */
const ORNAMENTS = 12;

/**
 * The words a password may be a spelling of: with and without the digits and symbols around and among its letters,
 * and with look-alike symbols read as letters.
 * @param text folded
 */
export function wordsIn(text: string): string[] {
  const [, before = '', core = '', behind = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(text) ?? [];
  const letters = core.replaceAll(/\P{L}/gu, '');
  const words = letters.length <= 3 ? [text.replaceAll(/\P{N}/gu, '')] : [];
  if (before.length + behind.length > ORNAMENTS) return words;
  // A few letters among many symbols do not make a word.
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
