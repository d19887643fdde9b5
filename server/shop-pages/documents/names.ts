/** More than pages have names of tags or of attributes. */
const PLACES = 4096;

/**
 * What is known about the names of tags or attributes, found by where a name stands in the page's text: taking each
 * one out of it first, to look it up in a Map, costs more than all that is then done with it.
 */
export class Names<Known extends { name: string }> {
  readonly #known: (Known | undefined)[] = Array.from({ length: PLACES });
  readonly #look: (name: string) => Known;

  /** @param look what to know about a name in lower case */
  constructor(look: (name: string) => Known) {
    this.#look = look;
  }

  at(text: string, start: number, end: number): Known {
    let hash = 0;
    for (let at = start; at < end; at += 1) hash = (hash * 31 + text.charCodeAt(at)) | 0;
    const place = hash & (PLACES - 1);
    const known = this.#known[place];
    if (known !== undefined && known.name.length === end - start && text.startsWith(known.name, start)) return known;
    // Joined, since a slice keeps the whole page in memory.
    const found = this.#look(text.slice(start, end).toLowerCase().split('').join(''));
    this.#known[place] = found;
    return found;
  }
}
