import { describe, expect, it } from 'vitest';
import { parentsBookingsTexts } from './bookings/parents.ts';
import './every-language.ts';
import { publicRegistryTexts } from './registries/public.ts';
import { isolated } from './right-to-left.ts';

describe('A name in a sentence', () => {
  it.each(['שרה לוי', 'سارة', 'Sarah (שרה)'])('%s keeps its direction to itself', (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  });

  it.each(['Zoé Petit', '', 'Łukasz', 'Ελένη', 'Анна', '花子'])('“%s” stays as it is', (name) => {
    expect(isolated(name)).toBe(name);
  });

  it.each(['fr', 'en', 'de'] as const)('in %s is not followed by a number on what a shared link shows', (language) => {
    expect(publicRegistryTexts(language).shareText('שרה', 2)).toMatch(/שרה.*\p{Script=Latin}.* 2 /u);
  });

  it('is not elided for its mark', () => {
    expect(parentsBookingsTexts('fr').deleteBookingOf(isolated('שרה'))).toBe(
      'Supprimer la réservation de \u2068שרה\u2069',
    );
  });
});
