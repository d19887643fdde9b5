import { expect, test } from 'vitest';
import { infoTexts } from '#locales/info.ts';
import { LANGUAGES } from '#locales/languages.ts';
import { operatorVariables, readOperator } from '#server/config/operator.ts';
import { infoOperator } from './info-operator.ts';

function legalPage(lang: (typeof LANGUAGES)[number], settings: Record<string, string>): string {
  const page = { lang, publicUrl: 'https://cigogne.example', ...readOperator(operatorVariables.parse(settings)) };
  return JSON.stringify(infoTexts(lang).legal(infoOperator(page)));
}

test('what the operator did not set is asked for in each language, and in no other', () => {
  for (const lang of LANGUAGES) {
    const page = legalPage(lang, {});
    for (const other of LANGUAGES) {
      const found = Object.values(infoTexts(other).unset).map((words) => page.includes(words));
      expect(found, `${other} in ${lang}`).toEqual([lang === other, lang === other, lang === other]);
    }
  }
});

test('what is set stands there as it is', () => {
  const page = legalPage('de', { OPERATOR_NAME: 'Association Cigogne', OPERATOR_ADDRESS: '1 rue du Nid, Nantes' });
  expect(page).toContain('Association Cigogne\\n1 rue du Nid, Nantes');
  expect(page).toContain(infoTexts('de').unset.host);
});
