import { describe, expect, it } from 'vitest';
import { applyFilters, countActive, type Filters, NO_FILTERS, readFilters, writeFilters } from './filters.ts';

const pram = { title: 'Poussette citadine', price: 249.9, booked: false, available: true };
const bear = { title: 'Doudou Éléphant', price: 19.5, booked: true, available: false };
const bottles = { title: 'Biberons', price: 30, booked: true, available: true };
const lullaby = { title: 'Une berceuse', price: 0, booked: false, available: true };
const categories = [
  { id: 1, label: 'Sorties', wishes: [pram] },
  { id: 2, label: 'Chambre', wishes: [bear, bottles, lullaby] },
  { id: 3, label: 'Vide', wishes: [] },
];

function titles(filters: Partial<Filters>): string[] {
  return applyFilters(categories, { ...NO_FILTERS, ...filters }).flatMap(({ wishes }) =>
    wishes.map(({ title }) => title),
  );
}

describe('filters of a list', () => {
  it('show everything, empty categories too, while none is on', () => {
    expect(applyFilters(categories, NO_FILTERS)).toEqual(categories);
  });

  it('find a word anywhere in the title, without regard to case, accents and spaces around it', () => {
    expect(titles({ text: '  ELEPH ' })).toEqual(['Doudou Éléphant']);
    expect(titles({ text: 'citadine' })).toEqual(['Poussette citadine']);
    expect(titles({ text: 'vélo' })).toEqual([]);
  });

  it('find words that are bound for reading', () => {
    const wishes = [{ ...bottles, title: 'Biberons 240\u00A0ml' }];
    expect(applyFilters([{ id: 1, wishes }], { ...NO_FILTERS, text: 'biberons 240 ml' })).toHaveLength(1);
  });

  it('keep wishes within the price bounds, both ends included, and those without a price', () => {
    expect(titles({ min: 20, max: 30 })).toEqual(['Biberons', 'Une berceuse']);
    expect(titles({ max: 19.5 })).toEqual(['Doudou Éléphant', 'Une berceuse']);
  });

  it('read 150 as "+ de 150€", and a higher number as it is', () => {
    expect(titles({ min: 150, max: 150 })).toEqual(['Poussette citadine', 'Une berceuse']);
    expect(titles({ min: 150, max: 200 })).toEqual(['Une berceuse']);
  });

  it('treat an empty bound as none, and crossed bounds as if they were typed the other way round', () => {
    expect(titles({ min: null, max: null })).toHaveLength(4);
    expect(titles({ min: 30, max: 20 })).toEqual(titles({ min: 20, max: 30 }));
  });

  it('can leave out what is taken, or what is not', () => {
    expect(titles({ onlyAvailable: true })).toEqual(['Poussette citadine', 'Biberons', 'Une berceuse']);
    expect(titles({ onlyBooked: true })).toEqual(['Doudou Éléphant', 'Biberons']);
  });

  it('leave out the categories where nothing is found', () => {
    const found = applyFilters(categories, { ...NO_FILTERS, text: 'biberon' });
    expect(found.map(({ label }) => label)).toEqual(['Chambre']);
    expect(titles({ category: 1 })).toEqual(['Poussette citadine']);
  });

  it('are counted, the price once', () => {
    expect(countActive(NO_FILTERS)).toBe(0);
    expect(countActive({ ...NO_FILTERS, min: null, max: null, text: '  ' })).toBe(0);
    expect(countActive({ ...NO_FILTERS, min: 10, max: 20, text: 'a', category: 2 })).toBe(3);
  });

  it('survive the way through the page’s address', () => {
    const filters = { text: 'lit bébé', min: 20, max: 90, onlyAvailable: true, onlyBooked: false, category: 7 };
    const sorted = { ...filters, sort: 'price' as const };
    expect(readFilters(new URLSearchParams(writeFilters(sorted)))).toEqual(sorted);
    expect(writeFilters(NO_FILTERS)).toBe('');
  });

  it('ignore nonsense in the address', () => {
    expect(readFilters(new URLSearchParams('min=-5&max=abc&category=x&sort=title'))).toEqual(NO_FILTERS);
  });
});
