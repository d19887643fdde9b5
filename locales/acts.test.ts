import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { RECORDED_READS } from '#contract/recorded-calls.ts';
import { actsTexts } from './acts.ts';
import { LANGUAGES } from './languages.ts';

const reads = new Set<string>(RECORDED_READS);
const recorded = Object.keys(endpoints).filter((name) => !name.startsWith('GET ') || reads.has(name));

test.each(LANGUAGES)('every call that is recorded of superusers is told in words (%s)', (language) => {
  const { calls } = actsTexts(language);
  expect(Object.keys(calls).sort()).toEqual(recorded.sort());
  // Two acts that read alike would not tell what was done.
  expect(new Set(Object.values(calls)).size).toBe(recorded.length);
});
