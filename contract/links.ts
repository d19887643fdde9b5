// An address in pasted text: on its own, as people say it (amazon.fr/dp/1), or inside the sentence of a shop's share
// button, where a full one is meant rather than what only looks like one (Lit.Bébé/blanc).
const ALONE = /^(?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;
/** Not one inside another's path or query. */
const IN_FULL = /(?<![=&?/#%])https?:\/\/\S+/iu;
const AFTER_A_SPACE = /(?<=^|[\s("'«<[])(?:(?:\/\/)?www\.\S+|(?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}\/\S*)/iu;
/** Without a path only where shops are found: « Il est beau.Vraiment » names none. */
const SHOP = /(?<=^|[\s("'«<[])(?:[\p{L}\d-]+\.)+(?:be|ch|com|de|es|eu|fr|it|lu|nl|uk)(?![\p{L}\d@/-]|\.[\p{L}\d])/iu;
/** Any other scheme is not a sentence: data:text/html,https://… is refused as a whole. */
const OF_ANOTHER_SCHEME = /^(?![a-z]*https?:\/\/)[a-z][a-z\d+.-]*:\S*$/i;
// Searched for only where such characters begin: otherwise each of a hundred thousand of them would be a possible
// beginning.
const AFTER_IT = /(?<![.,;:!?…»"'>\]])[.,;:!?…»"'>\]]+$/u;
/** Host names are no longer than this, by their own rules; finding a name's domain takes quadratic time. */
const LONGEST_HOST = 253;

/**
 * The web address in what was pasted, with https:// added; the trimmed text itself if it holds no address or is one
 * already.
 */
export function addressIn(text: string): string {
  const words = text.trim();
  if (isHttpUrl(words) && !/\s/.test(words)) return words;
  const isAlone = ALONE.test(words);
  if (!isAlone && OF_ANOTHER_SCHEME.test(words)) return words;
  const found = isAlone ? words : sentenceEnd(firstIn(words));
  if (found === undefined) return words;
  return /^https?:\/\//i.test(found) ? found : `https://${found.replace(/^\/\//, '')}`;
}

function firstIn(sentence: string): string | undefined {
  return [IN_FULL, AFTER_A_SPACE, SHOP].map((kind) => sentence.match(kind)?.[0]).find((found) => found !== undefined);
}

/** Drops the sentence's punctuation after the address; a bracket opened inside the address belongs to it. */
function sentenceEnd(address: string | undefined): string | undefined {
  const end = address?.replace(AFTER_IT, '');
  if (!end?.includes('(')) return end?.replace(/\).*$/, '');
  const tooMany = end.split(')').length - end.split('(').length;
  return tooMany > 0 && end.endsWith(')'.repeat(tooMany)) ? end.slice(0, -tooMany) : end;
}

export function isHttpUrl(text: string): boolean {
  if (!(/^https?:\/\//i.test(text) && URL.canParse(text))) return false;
  const { username, password, hostname } = new URL(text);
  return username === '' && password === '' && hostname.length <= LONGEST_HOST;
}
