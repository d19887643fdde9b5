// An address in pasted text: on its own, as people say it (amazon.fr/dp/1), or inside the sentence of a shop's share
// button.
const ALONE = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;
const IN_A_SENTENCE = /(?<![\p{L}\d])https?:\/\/\S+|(?<=^|[\s("'«<[])(?:www\.\S+|(?:[\p{L}\d-]+\.)+\p{L}{2,}\/\S*)/iu;
/** Any other scheme is not a sentence: data:text/html,https://… is refused as a whole. */
const OF_ANOTHER_SCHEME = /^[a-z][a-z\d+.-]*:\S*$/i;
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
  const found = isAlone ? words : sentenceEnd(words.match(IN_A_SENTENCE)?.[0]);
  if (found === undefined) return words;
  return /^https?:\/\//i.test(found) ? found : `https://${found}`;
}

/** Drops the sentence's punctuation after the address; a bracket opened inside the address belongs to it. */
function sentenceEnd(address: string | undefined): string | undefined {
  const end = address?.replace(AFTER_IT, '');
  return end?.includes('(') ? end : end?.replace(/\).*$/, '');
}

export function isHttpUrl(text: string): boolean {
  if (!(/^https?:\/\//i.test(text) && URL.canParse(text))) return false;
  const { username, password, hostname } = new URL(text);
  return username === '' && password === '' && hostname.length <= LONGEST_HOST;
}
