import { expect, test } from 'vitest';
import './every-language.ts';
import { basketTexts } from './basket.ts';

test.each([
  ['fr', 1, '1 cadeau n’est plus disponible. Retirez-le pour continuer', 'Retirer ce cadeau'],
  ['fr', 2, '2 cadeaux ne sont plus disponibles. Retirez-les pour continuer', 'Retirer ces cadeaux'],
  ['en', 1, '1 gift is no longer available. Remove it to go on', 'Remove this gift'],
  ['en', 3, '3 gifts are no longer available. Remove them to go on', 'Remove these gifts'],
  ['de', 1, '1 Geschenk ist nicht mehr verfügbar. Entfernen Sie es, um', 'Dieses Geschenk entfernen'],
  ['de', 2, '2 Geschenke sind nicht mehr verfügbar. Entfernen Sie sie, um', 'Diese Geschenke entfernen'],
] as const)('gifts taken by others are named in the singular or plural: %s, %i', (language, count, says, button) => {
  const t = basketTexts(language);
  expect(`${t.lostTitle(count)}. ${t.lostText(count, 1)}`).toContain(says);
  expect(t.removeLost(count)).toBe(button);
});
