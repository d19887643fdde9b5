import type { Where } from '../candidates/facts.ts';
import type { Said } from '../reading.ts';

export interface Candidate<Value> extends Said<Value> {
  weight: number;
}

/** A candidate as an answer. */
export function said<Value>({ value, where }: Candidate<Value>): Said<Value> {
  return { value, where };
}

interface Group<Value> {
  /** The group's heaviest. */
  best: Candidate<Value>;
  all: Candidate<Value>[];
  weight: number;
}

/**
 * Groups equivalent candidates, heaviest group first. Each source counts once per group: it means little that a page
 * repeats itself.
 */
export function inGroups<Value>(candidates: Candidate<Value>[], keyOf: (value: Value) => string): Group<Value>[] {
  const groups = Map.groupBy(candidates, ({ value }) => keyOf(value));
  return [...groups.values()].flatMap(groupOf).sort((one, other) => other.weight - one.weight);
}

function groupOf<Value>(all: Candidate<Value>[]): Group<Value>[] {
  const bySource = new Map<Where, number>();
  for (const { where, weight } of all)
    bySource.set(where, Math.max(weight, bySource.get(where) ?? Number.NEGATIVE_INFINITY));
  const [best] = all.toSorted((one, other) => other.weight - one.weight);
  return best ? [{ best, all, weight: [...bySource.values()].reduce((sum, one) => sum + one, 0) }] : [];
}
