const FROM = 5;
const TO = 24;

/** Words that are one of the patterns (of regular expressions) and begin or end with what was left as it was. */
interface Half {
  kept: string;
  patterns: string[];
}

/**
 * What finds the words that are this one but for one letter that is wrong, missing, too much, or two that are swapped.
 * Whatever the typo, one half of the word is left as it was, or the two letters in the middle are swapped: by that an
 * index finds them. Null for words that are too short to be forgiven, or too long.
 */
export function typosOf(word: string): { first: Half; second: Half; swappedMiddle: string } | null {
  const letters = [...word];
  if (letters.length < FROM || letters.length > TO) return null;
  const middle = Math.floor(letters.length / 2);
  const [first, second] = [letters.slice(0, middle), letters.slice(middle)];
  return {
    first: { kept: first.join(''), patterns: patternsOf(second).map((pattern) => first.join('') + pattern) },
    second: { kept: second.join(''), patterns: patternsOf(first).map((pattern) => pattern + second.join('')) },
    swappedMiddle: swapped(letters, middle - 1),
  };
}

function patternsOf(letters: string[]): string[] {
  const with_ = (from: number, to: number, middle: string) =>
    letters.slice(0, from).join('') + middle + letters.slice(to).join('');
  return letters
    .flatMap((_letter, at) => [
      with_(at, at + 1, '.'),
      with_(at, at + 1, ''),
      with_(at, at, '.'),
      ...(at > 0 ? [swapped(letters, at - 1)] : []),
    ])
    .concat(with_(letters.length, letters.length, '.'));
}

/** The word with the letters at `at` and behind it in each other's place. */
function swapped(letters: string[], at: number): string {
  return [...letters.slice(0, at), letters[at + 1], letters[at], ...letters.slice(at + 2)].join('');
}
