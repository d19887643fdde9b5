import type { Evidence } from '../candidates/evidence.ts';
import type { Facts, Where } from '../candidates/facts.ts';
import { plainText } from '../documents/text.ts';
import { squeezed } from '../documents/words.ts';
import type { Said } from '../reading.ts';

const LONGEST = 5000;
const SHORTEST = 20;
const ORDER: Where[] = ['json-ld', 'microdata', 'rdfa', 'shop-data', 'open-graph', 'meta', 'twitter'];

/** What the shop writes about the product, as plain text: structured data first, text for search engines last. */
export function chooseDescription({ facts }: Evidence, title: string): Said<string> | null {
  const inOrder = ORDER.flatMap((where) => facts.filter((one) => one.where === where));
  for (const { descriptions, where } of inOrder satisfies Facts[]) {
    for (const raw of descriptions) {
      const value = [...plainText(raw, LONGEST)].slice(0, LONGEST).join('');
      if (value.length >= SHORTEST && squeezed(value) !== squeezed(title)) return { value, where };
    }
  }
  return null;
}
