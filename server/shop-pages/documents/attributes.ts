import { remembered } from './remembered.ts';

/** The attributes that a rule reads. Pages have twice as many: the others are not kept. */
const READ = [
  'alt',
  'aria-label',
  'class',
  'content',
  'data-a-dynamic-image',
  'data-lazy',
  'data-lazy-src',
  'data-old-hires',
  'data-original',
  'data-qa',
  'data-qa-id',
  'data-src',
  'data-srcset',
  'data-test',
  'data-testid',
  'datetime',
  'height',
  'hidden',
  'href',
  'id',
  'itemprop',
  'itemscope',
  'itemtype',
  'name',
  'property',
  'rel',
  'src',
  'srcset',
  'style',
  'title',
  'type',
  'typeof',
  'value',
  'width',
] as const;

export type AttributeName = (typeof READ)[number];

/** Where zoom scripts find the large version of a picture. */
export const LARGE = /^data-.*(?:zoom|large|full|hi-?res|magnif)/;

const names = new Set<string>(READ);
export const isRead = remembered((name) => names.has(name) || LARGE.test(name));

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

  get(name: AttributeName): string | undefined {
    const parts = this.#parts;
    for (let at = 0; at < parts.length; at += 2) if (parts[at] === name) return parts[at + 1];
    return undefined;
  }

  has(name: AttributeName): boolean {
    return this.get(name) !== undefined;
  }

  /** A name that is there already keeps its value. */
  add(name: string, value: string): void {
    if (this.get(name as AttributeName) === undefined) this.#parts.push(name, value);
  }

  /** Those whose name matches. */
  valuesOf(names: RegExp): string[] {
    return this.#parts.filter((_, at) => at % 2 === 1 && names.test(this.#parts[at - 1] ?? ''));
  }
}
