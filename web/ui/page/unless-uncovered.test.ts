import { expect, it } from 'vitest';
import { unlessUncovered } from './unless-uncovered.ts';

const LIST = 'https://cigogne.example/my-list/leonie?sort=price';
const OTHER = 'https://cigogne.example/my-list/noe';

it.each([
  ['is not loaded anew when the dialog above it closes', `${LIST}#info-contact`, LIST, false],
  ['is when it is left from the dialog for another of its kind', `${LIST}#info-contact`, OTHER, true],
  ['is when what it shows has changed', LIST, LIST, true],
  ['is when that has changed under the dialog', `${LIST}#info-contact`, `${LIST}#info-contact`, true],
  ['is when another hash goes', `${LIST}#gifts`, LIST, true],
])('A page %s', (_, from, to, isLoaded) => {
  const urls = { currentUrl: new URL(from), nextUrl: new URL(to) };
  const args = { ...urls, defaultShouldRevalidate: true } as Parameters<typeof unlessUncovered>[0];
  expect(unlessUncovered(args)).toBe(isLoaded);
  expect(unlessUncovered({ ...args, defaultShouldRevalidate: false })).toBe(false);
});
