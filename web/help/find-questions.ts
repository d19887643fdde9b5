interface Searched {
  title: string;
  lead: string;
  words: string;
}

/** Endings to ignore, so that related words match: partager, partage; supprimer, suppression; teilen, teile. */
const STEM = 5;
/** Those of short English words: sharing, share; gifts, gift. */
const ENGLISH_ENDING = /(?<=...)(?:ing|ed|s)$/;

/**
 * The questions containing most of these words: those with them in the title first, then those whose own words name
 * them early. Without words, all questions.
 */
export function findQuestions<Question extends Searched>(questions: readonly Question[], query: string): Question[] {
  const wanted = wordsOf(query).map((word) => word.replace(ENGLISH_ENDING, '').slice(0, STEM));
  if (wanted.length === 0) return [...questions];
  const found = questions.map((question) => ({
    question,
    inAll: countIn(wanted, `${question.title} ${question.lead} ${question.words}`),
    inTitle: countIn(wanted, question.title),
    place: placeIn(wanted, question.words),
  }));
  const most = Math.max(...found.map(({ inAll }) => inAll));
  return found
    .filter(({ inAll }) => inAll === most && most > 0)
    .sort((one, other) => other.inTitle - one.inTitle || one.place - other.place)
    .map(({ question }) => question);
}

function countIn(wanted: readonly string[], text: string): number {
  const words = wordsOf(text);
  return wanted.filter((start) => words.some((word) => word.startsWith(start))).length;
}

/** How many other words stand before the first of these. */
function placeIn(wanted: readonly string[], text: string): number {
  const words = wordsOf(text);
  const place = words.findIndex((word) => wanted.some((start) => word.startsWith(start)));
  return place === -1 ? words.length : place;
}

/** Without accents and case. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
}
