import { expect, test } from 'vitest';
import { bound, wellSet } from './well-set.ts';

test('a sign stays with its word, and all else as it was typed', () => {
  expect(bound('Bienvenue Léonie ! « Un jour », 20 € ?')).toBe(
    'Bienvenue Léonie\u00A0! «\u00A0Un jour\u00A0», 20\u00A0€\u00A0?',
  );
  expect(bound('Sucettes (lot de 2), pyjamas (lot 12)')).toBe('Sucettes (lot\u00A0de\u00A02), pyjamas (lot\u00A012)');
  expect(bound('Matelas 60 × 120')).toBe('Matelas 60\u00A0×\u00A0120');
  expect(bound('Biberons 240 ml, 6 mois, 12 kg')).toBe('Biberons 240\u00A0ml, 6\u00A0mois, 12\u00A0kg');
  expect(bound('2 lits, 3 manteaux')).toBe('2 lits, 3 manteaux');
  expect(bound('Merci !!\n: un mot, Welcome! 10:30')).toBe('Merci\u00A0!!\n: un mot, Welcome! 10:30');
});

test('no words stay none', () => {
  expect(wellSet({ id: 3, title: 'Un lit ?', description: null })).toEqual({
    id: 3,
    title: 'Un lit\u00A0?',
    description: null,
  });
});
