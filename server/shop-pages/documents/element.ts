import type { AttributeName, Attributes } from './attributes.ts';
import { remembered } from './remembered.ts';

/** One element of a page. Elements are listed in document order: those inside it are index + 1 … end - 1. */
export interface Element {
  name: string;
  attributes: Attributes;
  parent: Element | null;
  children: (Element | string)[];
  index: number;
  end: number;
  /** Not inside anything invisible: a template, a drawing, content for browsers without scripts. */
  isRead: boolean;
  /** The result of labelsOf. */
  labels?: string;
}

export interface PageDocument {
  /** The first one has no name and contains all others. */
  elements: Element[];
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

/** Class and id, by which shop themes describe an element's content. */
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
  return labels === '' ? '' : oneOf(labels);
}

/** The same text for all elements with these labels: what is remembered of it is found at once. */
const oneOf = remembered((labels) => labels.slice(0, 300).toLowerCase());

const LABELS = ['class', 'id', 'data-testid', 'data-test', 'data-qa', 'data-qa-id'] as const;

export function* ancestors(element: Element): Generator<Element> {
  for (let above = element.parent; above; above = above.parent) yield above;
}
