import type { Evidence } from '../candidates/evidence.ts';
import type { Where } from '../candidates/facts.ts';
import { plainText, withoutExtraSpaces } from '../documents/text.ts';
import { squeezed, wordsOf } from '../documents/words.ts';
import type { Said } from '../reading.ts';
import { type Candidate, inGroups, said } from './weigh.ts';

const LONGEST_BRAND = 60;
const WEIGHTS: Record<Where, number> = {
  'json-ld': 5,
  microdata: 4,
  'open-graph': 4,
  'shop-data': 2.5,
  rdfa: 3,
  twitter: 1,
  meta: 2.5,
  page: 3,
};
const NO_BRAND =
  /^(?:brands?|marques?|marken?|merk|marca|logo|n\/?a|none|null|undefined|unknown|inconnue?|generic|générique|generique|unbranded|no ?brand|no-name|noname|sans marque|ohne marke|markenlos|does not apply|divers|diverse|other|autres?|various|default|test|false|true|voir|see|more|plus|mehr|all|toutes?|-+|\d+)$|^\d+[/.:]\d|[{}<>$|]|https?:|www\./iu;

/** The manufacturer. */
export function weighBrand(evidence: Evidence, title: string): Said<string> | null {
  const candidates = [...told(evidence), ...seen(evidence)].flatMap((one): Candidate<string>[] => {
    const value = nameOf(one.value);
    return value === null ? [] : [{ ...one, value, weight: one.weight + inTitle(value, title) }];
  });
  const [best] = inGroups(candidates, squeezed);
  return best && best.weight >= 2 ? said(best.best) : null;
}

function told({ facts }: Evidence): Candidate<string>[] {
  return facts.flatMap(({ brands, where }) =>
    brands.slice(0, 5).map((value, at) => ({ value, where, weight: WEIGHTS[where] - at * 0.5 })),
  );
}

function seen({ labelled }: Evidence): Candidate<string>[] {
  return labelled.brands
    .slice(0, 8)
    .map((value, at) => ({ value, where: 'page' as const, weight: WEIGHTS.page - at * 0.4 }));
}

function nameOf(raw: string): string | null {
  const text = withoutExtraSpaces(plainText(raw, 200)).replace(/^["'«»\s:]+|["'«»\s:]+$/g, '');
  const isName = text.length > 1 && text.length <= LONGEST_BRAND && /\p{L}/u.test(text) && wordsOf(text).size <= 8;
  return isName && !NO_BRAND.test(text) ? text : null;
}

function inTitle(name: string, title: string): number {
  return squeezed(title).includes(squeezed(name)) ? 1.5 : 0;
}
