/**
 * One element of a page. Elements stand in a list in the order of the page: those inside it are index + 1 … end - 1.
 */
export interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
  parent: Element | null;
  children: (Element | string)[];
  index: number;
  end: number;
  /** Not within what no reader sees: a template, a drawing, what stands there for browsers without scripts. */
  isRead: boolean;
  /** What labelsOf made of it. */
  labels?: string;
}

export interface PageDocument {
  /** The first has no name and holds all others. */
  elements: Element[];
  /** What stands in scripts, of which only the text counts: data for programs. */
  scripts: Script[];
  /** Attributes that hold data for programs. */
  data: string[];
  /** Names of attributes that stand somewhere on the page. */
  marks: Set<string>;
}

export interface Script {
  type: string;
  id: string;
  text: string;
}

export function attribute(element: Element, name: string): string {
  return element.attributes.get(name) ?? '';
}

/** Class and id, as themes of shops name what stands in an element. */
export function labelsOf(element: Element): string {
  element.labels ??= readLabels(element);
  return element.labels;
}

function readLabels({ attributes }: Element): string {
  if (attributes.size === 0) return '';
  let labels = '';
  for (const name of LABELS) {
    const label = attributes.get(name);
    if (label !== undefined) labels += `${label} `;
  }
  return labels.slice(0, 300).toLowerCase();
}

const LABELS = ['class', 'id', 'data-testid', 'data-test', 'data-qa', 'data-qa-id'];

export function* ancestors(element: Element): Generator<Element> {
  for (let above = element.parent; above; above = above.parent) yield above;
}
