import fc from 'fast-check';

/** The choices of one who acts: from the same seed the same ones. */
export interface Chance {
  /** @throws if there is nothing to choose from */
  oneOf<One>(all: readonly One[]): One;
  /** So many, or all if there are fewer, in any order. */
  someOf<One>(all: readonly One[], count: number): One[];
  /** One of a few hundred, so that words meet again, are forgotten, and come back. */
  word(): string;
}

const SYLLABLES = [
  'ba',
  'cor',
  'di',
  'fleu',
  'gri',
  'ju',
  'lon',
  'mo',
  'nel',
  'ou',
  'pi',
  'ret',
  'sa',
  'ti',
  'vi',
  'zé',
];

/** Without a liking for the first and the last ones. */
const upTo = (most: number) => fc.noBias(fc.nat(most));

export function chanceFrom(seed: number): Chance {
  const [generate] = fc.sample(fc.gen(), { seed, numRuns: 1 });
  if (!generate) throw new Error('no generator');
  const takeOne = <One>(all: One[]) => all.splice(generate(upTo, all.length - 1), 1)[0] as One;
  const oneOf = <One>(all: readonly One[]) => takeOne([...all]);
  return {
    oneOf,
    someOf(all, count) {
      const left = [...all];
      return Array.from({ length: Math.min(count, left.length) }, () => takeOne(left));
    },
    word: () => oneOf(SYLLABLES) + oneOf(SYLLABLES),
  };
}
