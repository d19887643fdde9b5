import type { AttributeName, Attributes } from './attributes.ts';

/** One element of a page. Elements are listed in document order: those inside it are index + 1 … end - 1. */
export interface Element {
  name: string;
  attributes: Attributes;
  parent: Element | null;
  children: readonly (Element | string)[];
  index: number;
  end: number;
  /** Not inside anything invisible: a template, a drawing, content for browsers without scripts. */
  isRead: boolean;
  /** Once a rule has asked for them. */
  labels: Labels | null;
}

/** Class and id, by which shop themes describe an element's content; one object for all elements with the same. */
export interface Labels {
  text: string;
  /** What rules found out about the text, each in its own place. */
  results: unknown[];
}

export interface PageDocument {
  /** The first one has no name and contains all others. */
  elements: readonly Element[];
  /** The contents of scripts, of which only the text matters: data for programs. */
  scripts: Script[];
  /** Attributes containing data for programs. */
  data: string[];
  /** Names of attributes that occur somewhere on the page. */
  marks: Set<string>;
}

export interface Script {
  type: string;
  id: string;
  text: string;
}

export function attribute(element: Element, name: AttributeName): string {
  return element.attributes.get(name) ?? '';
}

export function* ancestors(element: Element): Generator<Element> {
  for (let above = element.parent; above; above = above.parent) yield above;
}
