import type { Evidence } from '../candidates/evidence.ts';
import type { Where } from '../candidates/facts.ts';
import { readGtin } from '../candidates/gtins.ts';
import type { Said } from '../reading.ts';
import { type Candidate, inGroups, said } from './weigh.ts';

const WEIGHTS: Record<Where, number> = {
  'json-ld': 5,
  microdata: 4,
  'open-graph': 4,
  'shop-data': 3,
  rdfa: 3,
  twitter: 1,
  meta: 3,
  page: 3,
};

/** The article number used by all shops. */
export function weighGtin({ facts, labelled }: Evidence): Said<string> | null {
  const told = facts.flatMap(({ gtins, where }) => gtins.map((text) => ({ text, where })));
  const seen = labelled.gtins.map((text) => ({ text, where: 'page' as const }));
  const candidates = [...told, ...seen].flatMap(({ text, where }): Candidate<string>[] => {
    const value = readGtin(text);
    return value === null ? [] : [{ value, where, weight: WEIGHTS[where] }];
  });
  const [best] = inGroups(candidates, (gtin) => gtin.padStart(14, '0'));
  return best ? said(best.best) : null;
}
