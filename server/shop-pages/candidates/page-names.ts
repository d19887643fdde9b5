import type { PageDocument } from '../documents/element.ts';
import { textOf } from '../documents/text.ts';
import { overlap, wordsOf } from '../documents/words.ts';
import { type Metas, meta } from './meta.ts';

/** The names of the page as a whole, which tell which of the items on it is its own. */
export interface PageNames {
  title: string;
  all: Set<string>[];
}

export function readPageNames(document: PageDocument, metas: Metas, address: URL | null): PageNames {
  const element = document.elements.find(({ name, parent }) => name === 'title' && parent?.name !== 'symbol');
  const title = element ? textOf(element, 400) : '';
  const all = [title, ...meta(metas, 'og:title', 'twitter:title').slice(0, 2), slugOf(address)].map(wordsOf);
  return { title, all: all.filter(({ size }) => size > 1) };
}

/** The words of an address, which most shops derive from the product's name. */
export function slugOf(address: URL | null): string {
  const parts = (address?.pathname ?? '')
    .split('/')
    .map(decoded)
    .filter((part) => /\p{L}{3,}.*[-_ ].*\p{L}{2,}/u.test(part));
  return (parts.at(-1) ?? '').replace(/\.\w{2,5}$/, '').replaceAll(/\b[a-z]?\d{5,}\b/g, ' ');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** How well a name matches the page's, from 0 to 1. */
export function fitOf(name: Set<string>, { all }: PageNames): number {
  return Math.max(
    0,
    ...all.map((one) => (isByChance(name, one) || isByChance(one, name) ? 0.4 : 1) * overlap(name, one)),
  );
}

/** A single word appears in many names. */
function isByChance(one: Set<string>, other: Set<string>): boolean {
  return one.size < 2 && other.size > 2;
}
