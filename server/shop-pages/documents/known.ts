const PLACES = 4096;
/** Longer texts are looked at each time: who remembers them fills the memory. */
const LONGEST = 300;

/**
 * Remembers what was found out about texts that recur: names of tags, of classes. They are found by where they stand in
 * the page: a Map takes longer, since V8 interns each text that it is asked for. The newer of two in a place remains.
 */
export class Known<Value> {
  readonly #texts: (string | undefined)[] = Array.from({ length: PLACES });
  readonly #values: (Value | undefined)[] = Array.from({ length: PLACES });
  readonly #look: (text: string) => Value;

  constructor(look: (text: string) => Value) {
    this.#look = look;
  }

  /** What is known of a part of a text. */
  at(text: string, start = 0, end = text.length): Value {
    if (end - start > LONGEST) return this.#look(text.slice(start, end));
    const place = placeOf(text, start, end);
    const before = this.#texts[place];
    if (before !== undefined && before.length === end - start && text.startsWith(before, start))
      return this.#values[place] as Value;
    const own = copied(text.slice(start, end));
    const value = this.#look(own);
    this.#texts[place] = own;
    this.#values[place] = value;
    return value;
  }
}

function placeOf(text: string, start: number, end: number): number {
  let hash = 0;
  for (let at = start; at < end; at += 1) hash = (hash * 31 + text.charCodeAt(at)) | 0;
  return hash & (PLACES - 1);
}

/** A part of a text keeps all of it in memory, the whole page; a part of a new text keeps only that. */
function copied(text: string): string {
  return `${text} `.slice(0, -1);
}
