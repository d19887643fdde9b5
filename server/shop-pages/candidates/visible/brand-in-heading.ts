import type { Element } from '../../documents/element.ts';
import { textOf, withoutExtraSpaces } from '../../documents/text.ts';
import type { Heading } from './headings.ts';

const LONGEST = 40;

/** A heading beginning with a link to another page: to everything by this maker. */
export function brandInHeading(heading: Heading | undefined): string[] {
  if (!heading) return [];
  const link = links(heading.element, 3)[0];
  const name = link ? withoutExtraSpaces(textOf(link, LONGEST + 1)) : '';
  const isBeginning = name.length > 1 && name.length <= LONGEST && heading.text.startsWith(name);
  return isBeginning && heading.text.length > name.length + 3 ? [name] : [];
}

function links(element: Element, depth: number): Element[] {
  if (element.name === 'a') return [element];
  return depth === 0
    ? []
    : element.children.flatMap((child) => (typeof child === 'string' ? [] : links(child, depth - 1)));
}
