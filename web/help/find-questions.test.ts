import { expect, test } from 'vitest';
import { FEATURES } from '#contract/features.ts';
import type { Language } from '#locales/languages.ts';
import { findQuestions } from './find-questions.ts';
import { readHelp } from './read-help.ts';

function namesFound(query: string, language: Language = 'fr'): (string | undefined)[] {
  const { questions } = readHelp(language, {}, FEATURES) ?? { questions: [] };
  return findQuestions(questions, query).map(({ path }) => path.split('/').at(-1));
}

test('what people type finds the question first, in their language', () => {
  expect(namesFound('partager')[0]).toBe('share');
  expect(namesFound('comment partager ma liste ?')[0]).toBe('share');
  expect(namesFound('DIRE MERCI')).toEqual(['thanks']);
  expect(namesFound('remerciements')[0]).toBe('thanks');
  expect(namesFound('suppression')).toContain('change');
  expect(namesFound('cacher l’adresse')[0]).toBe('secrets');
  expect(namesFound('deuxieme parent')[0]).toBe('together');
  // Who reserved cancels it there; parents delete what others reserved.
  expect(namesFound('annuler')).toEqual(['reserve', 'givers']);
  expect(namesFound('cancel', 'en')[0]).toBe('reserve');
  expect(namesFound('stornieren', 'de')[0]).toBe('reserve');
  expect(namesFound('sharing', 'en')[0]).toBe('share');
  expect(namesFound('hiding', 'en')[0]).toBe('secrets');
  expect(namesFound('password', 'en')).toEqual(['create', 'together']);
  expect(namesFound('teilen', 'de')[0]).toBe('share');
  expect(namesFound('LÖSCHEN', 'de')[0]).toBe('change');
});

test('a word that is begun finds already, one that stands nowhere finds nothing', () => {
  expect(namesFound('cagn')).toEqual(['cash-pool']);
  expect(namesFound('zzzz')).toEqual([]);
});

test('without a word every question is there', () => {
  expect(namesFound(' ?!')).toHaveLength(10);
});
