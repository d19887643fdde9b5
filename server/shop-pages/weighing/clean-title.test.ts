import { describe, expect, it } from 'vitest';
import { cleanTitle } from './clean-title.ts';

const SHOPS = new Set(['doudoucie', 'kiabi', 'kiabicom', 'argos', 'babymarkt', 'babymarktde', 'cdiscount']);

describe('A title', () => {
  it.each([
    ['Lapin en coton – Doudou & Cie', 'Lapin en coton'],
    ['Doudou & Cie | Lapin en coton', 'Lapin en coton'],
    ['Buy Smart Camera | Smart home monitoring | Argos', 'Smart Camera | Smart home monitoring'],
    ['Brassière noire - Kiabi - 20,00€', 'Brassière noire'],
    ['Poussette Trio pas cher | Cdiscount', 'Poussette Trio'],
    ['Schlafsack Sterne online kaufen | babymarkt.de', 'Schlafsack Sterne'],
    ['Amazon.fr : Chicco Veilleuse', 'Chicco Veilleuse'],
    ['Lapin en coton - Livraison gratuite', 'Lapin en coton'],
    ['Montre PRW-3100YB-1ER - Résine noire', 'Montre PRW-3100YB-1ER - Résine noire'],
    ['LEGO 10698: grande boîte', 'LEGO 10698: grande boîte'],
    ['Kiabi', 'Kiabi'],
  ])('%s', (title, cleaned) => {
    expect(cleanTitle(title, SHOPS, [])).toBe(cleaned);
  });

  it('is the part that the page shows as its heading', () => {
    expect(cleanTitle('Jouets | Lapin en coton | Bébé', SHOPS, ['Lapin en coton'])).toBe('Lapin en coton');
  });
});
