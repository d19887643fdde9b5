import type { AttributeName } from '../../documents/attributes.ts';
import { ancestors, attribute, type Element, type PageDocument } from '../../documents/element.ts';
import { textOf } from '../../documents/text.ts';
import { addTo, bareName, type Item, newItem, type Value } from './item.ts';

/** The attribute names used by one syntax for marking items in the page itself. */
interface Marks {
  isThing: (element: Element) => boolean;
  types: AttributeName;
  property: AttributeName;
}

const MICRODATA: Marks = {
  isThing: (element) => element.attributes.has('itemscope'),
  types: 'itemtype',
  property: 'itemprop',
};
const RDFA: Marks = { isThing: (element) => element.attributes.has('typeof'), types: 'typeof', property: 'property' };

const ADDRESSES: Record<string, AttributeName> = {
  a: 'href',
  link: 'href',
  img: 'src',
  source: 'src',
  data: 'value',
  time: 'datetime',
};
const MOST_THINGS = 3000;
const MOST_VALUES = 5000;

export function microdataItems(document: PageDocument): Item[] {
  return document.marks.has('itemscope') ? markedItems(document, MICRODATA) : [];
}

export function rdfaItems(document: PageDocument): Item[] {
  return document.marks.has('typeof') ? markedItems(document, RDFA) : [];
}

/** Items that are not a property of another. */
function markedItems({ elements }: PageDocument, marks: Marks): Item[] {
  const byElement = new Map<Element, Item>();
  const isThing = (element: Element) => marks.isThing(element) && !isSaidAtOnce(element);
  for (const thing of elements.filter(isThing).slice(0, MOST_THINGS)) {
    byElement.set(thing, newItem(attribute(thing, marks.types).split(/\s+/)));
  }
  const owned = new Set<Value>();
  for (const element of elements.filter(({ attributes }) => attributes.has(marks.property)).slice(0, MOST_VALUES)) {
    const owner = ownerOf(element, byElement);
    if (!owner) continue;
    const value = byElement.get(element) ?? markedValue(element);
    owned.add(value);
    for (const name of attribute(element, marks.property).split(/\s+/, 8)) addTo(owner, bareName(name), value);
  }
  for (const [element, item] of byElement) if (isListed(element, marks)) owned.add(item);
  return [...byElement.values()].filter((item) => !owned.has(item));
}

/** An entry of a list that is not marked itself: not an item of the page's own. */
function isListed(element: Element, { property }: Marks): boolean {
  return attribute(element, property) === 'itemListElement';
}

/** A meta element cannot contain anything, so an item there is only a name. */
function isSaidAtOnce({ name }: Element): boolean {
  return name === 'meta' || name === 'link';
}

function ownerOf(element: Element, byElement: Map<Element, Item>): Item | undefined {
  for (const above of ancestors(element)) if (byElement.has(above)) return byElement.get(above);
  return undefined;
}

function markedValue(element: Element): string {
  const content = element.attributes.get('content');
  if (content !== undefined) return content.trim();
  const address = ADDRESSES[element.name];
  const linked = address ? (element.attributes.get('data-src') ?? element.attributes.get(address)) : undefined;
  // A link contains a brand's name as often as its address.
  if (element.name === 'a') return textOf(element) || (linked ?? '');
  return (linked ?? textOf(element)).trim();
}
