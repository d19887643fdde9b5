import type { AttributeName } from './attributes.ts';
import type { Element, Labels } from './element.ts';
import { Known } from './known.ts';

const NAMES: AttributeName[] = ['class', 'id', 'data-testid', 'data-test', 'data-qa', 'data-qa-id'];
const NONE: Labels = { text: '', results: [] };
const LONGEST = 300;
const labels = new Known((text): Labels => ({ text: text.toLowerCase(), results: [] }));
let places = 0;

/** What a rule says of an element's labels, found out once for all elements with the same. */
export function ofLabels<Result>(look: (labels: string) => Result): (element: Element) => Result {
  const place = places;
  places += 1;
  return (element) => {
    element.labels ??= readLabels(element);
    const { text, results } = element.labels;
    results[place] ??= look(text);
    return results[place] as Result;
  };
}

function readLabels({ attributes }: Element): Labels {
  let text = '';
  for (const name of NAMES) {
    const label = attributes.get(name);
    if (label !== undefined) text = text === '' ? label : `${text} ${label}`;
  }
  return text === '' ? NONE : labels.at(text, 0, Math.min(text.length, LONGEST));
}
