/**
 * An element's attributes. It has few, and a page's elements are many: a list that is searched takes half of what a Map
 * does.
 */
export class Attributes {
  /** A name, its value, the next name … */
  readonly #parts: string[] = [];

  get size(): number {
    return this.#parts.length / 2;
  }

  get(name: string): string | undefined {
    const parts = this.#parts;
    for (let at = 0; at < parts.length; at += 2) if (parts[at] === name) return parts[at + 1];
    return undefined;
  }

  has(name: string): boolean {
    return this.get(name) !== undefined;
  }

  /** A name that is there already keeps its value. */
  add(name: string, value: string): void {
    this.#parts.push(name, value);
  }

  /** Those whose name matches. */
  valuesOf(names: RegExp): string[] {
    return this.#parts.filter((_, at) => at % 2 === 1 && names.test(this.#parts[at - 1] ?? ''));
  }
}
