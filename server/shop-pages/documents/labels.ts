import type { AttributeName } from './attributes.ts';
import type { Element } from './element.ts';
import { remembered } from './remembered.ts';

/** Class and id, by which shop themes describe an element's content; one object for all elements with the same. */
export interface Labels {
  text: string;
  /** What rules found out about the text, each in its own place. */
  results: unknown[];
}

const NAMES: AttributeName[] = ['class', 'id', 'data-testid', 'data-test', 'data-qa', 'data-qa-id'];
const NONE: Labels = { text: '', results: [] };
const LONGEST = 300;
const labelsWith = remembered((text): Labels => ({ text: text.toLowerCase(), results: [] }));
let places = 0;

export function labelsOf(element: Element): string {
  return known(element).text;
}

/** What a rule says of an element's labels, found out once for all elements with the same. */
export function ofLabels<Result>(look: (labels: string) => Result): (element: Element) => Result {
  const place = places;
  places += 1;
  return (element) => {
    const { text, results } = known(element);
    results[place] ??= look(text);
    return results[place] as Result;
  };
}

function known(element: Element): Labels {
  element.labels ??= readLabels(element);
  return element.labels;
}

function readLabels({ attributes }: Element): Labels {
  let labels = '';
  for (const name of NAMES) {
    const label = attributes.get(name);
    if (label !== undefined) labels = labels === '' ? label : `${labels} ${label}`;
  }
  return labels === '' ? NONE : labelsWith(labels.slice(0, LONGEST));
}
