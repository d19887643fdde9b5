import { LIMITS } from '#contract/limits.ts';
import type { Evidence } from '../candidates/evidence.ts';
import type { Where } from '../candidates/facts.ts';
import { plainText, withoutExtraSpaces } from '../documents/text.ts';
import { likeness, squeezed, wordsOf } from '../documents/words.ts';
import { pricesIn } from '../prices/read-price.ts';
import type { Said } from '../reading.ts';
import { cleanTitle } from './clean-title.ts';

const WEIGHTS: Record<Where, number> = {
  'json-ld': 5,
  microdata: 4,
  'shop-data': 3,
  rdfa: 3,
  'open-graph': 3.5,
  twitter: 2,
  meta: 1,
  page: 2,
};
/** What pages call themselves if they have no name for the product. */
const NO_NAME =
  /^(?:product|produit|produkt|article|item|home|accueil|startseite|undefined|null|none|untitled|default title|shop|boutique|description|détails?|details|menu|loading\W*|\W*)$|\{\{|\$\{|^\$\w+$|<%/iu;

interface Named {
  text: string;
  where: Where;
  weight: number;
  words: Set<string>;
}

/** The product's name: what several sources agree on, without the shop's name and slogans. */
export function weighTitle(evidence: Evidence): Said<string> | null {
  const named = candidates(evidence).filter(({ text }) => text.length > 1 && !NO_NAME.test(text));
  let best: { named: Named; score: number } | null = null;
  for (const one of named) {
    const score = scoreOf(one, named, evidence);
    if (!best || score > best.score) best = { named: one, score };
  }
  if (!best) return null;
  const { text, where } = spaced(best.named, named);
  return { value: shortened(text), where };
}

/** Separate elements run together in the page's text: the variant with more spaces is what people read. */
function spaced(best: Named, all: Named[]): Named {
  const letters = squeezed(best.text);
  const same = all.filter(({ text }) => squeezed(text) === letters);
  return same.reduce((most, one) => (one.words.size > most.words.size ? one : most), best);
}

function candidates(evidence: Evidence): Named[] {
  const { facts, headings, pageTitle, shopNames } = evidence;
  const headingTexts = headings.slice(0, 5).map(({ text }) => text);
  const named = (raw: string, where: Where, weight: number): Named => {
    const text = cleanTitle(withoutExtraSpaces(plainText(raw, 600)), shopNames, headingTexts);
    return { text, where, weight, words: wordsOf(text) };
  };
  return [
    ...facts.flatMap(({ names, where }) => names.slice(0, 2).map((name) => named(name, where, WEIGHTS[where]))),
    ...headings
      .slice(0, 4)
      .map(({ text, isProduct, fit }, at) => named(text, 'page', (isProduct ? 2.5 : 1.5) + 2 * fit - at)),
    named(pageTitle, 'page', WEIGHTS.page),
  ];
}

function scoreOf(one: Named, all: Named[], { shopNames }: Evidence): number {
  const agreed = all.reduce(
    (sum, other) => (other === one ? sum : sum + other.weight * likeness(one.words, other.words)),
    0,
  );
  const isShop = shopNames.has(squeezed(one.text)) ? 12 : 0;
  const isLong = one.text.length > 160 ? 2 : 0;
  const hasPrice = pricesIn(one.text).length > 0 ? 2 : 0;
  return one.weight + agreed - isShop - isLong - hasPrice;
}

function shortened(text: string): string {
  const signs = [...text];
  return signs.length <= LIMITS.wishTitle
    ? text
    : signs
        .slice(0, LIMITS.wishTitle)
        .join('')
        .replace(/\s+\S*$/u, '');
}
