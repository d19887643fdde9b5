import { Known } from './known.ts';

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

export interface KnownAttribute {
  name: string;
  /** As rules write it, which makes comparing it cheap; null for what no rule reads. */
  toRead: string | null;
  /** Holds a program. */
  isEvent: boolean;
}

const read = new Map<string, string>(READ.map((name) => [name, name]));
const LONGEST_NAME = 60;

export const attributeNames = new Known((written): KnownAttribute => {
  const name = written.toLowerCase();
  const isLarge = name.length <= LONGEST_NAME && LARGE.test(name);
  return { name, toRead: read.get(name) ?? (isLarge ? name : null), isEvent: name.startsWith('on') };
});

/**
 * An element's attributes. It has few, and a page's elements are many: a list that is searched takes half of what a Map
 * does.
 */
export class Attributes {
  /** A name, its value, the next name … */
  readonly #parts: readonly string[];

  constructor(parts: readonly string[]) {
    this.#parts = parts;
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  /** The first of that name. */
  get(name: AttributeName): string | undefined {
    const parts = this.#parts;
    for (let at = 0; at < parts.length; at += 2) if (parts[at] === name) return parts[at + 1];
    return undefined;
  }

  has(name: AttributeName): boolean {
    return this.get(name) !== undefined;
  }

  /** Those whose name matches. */
  valuesOf(names: RegExp): string[] {
    return this.#parts.filter((_, at) => at % 2 === 1 && names.test(this.#parts[at - 1] ?? ''));
  }
}
