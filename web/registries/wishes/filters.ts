import { readId } from '#web/data/read-id.ts';

/** What a reader of a registry wants to see. */
export interface Filters {
  /** Searched for in titles, case-insensitively. */
  text: string;
  /** Euros; null while the field is empty. Wishes without a price pass every bound. */
  min: number | null;
  /** Euros; null (an empty field) and PRICE_CEILING mean there is no upper bound. */
  max: number | null;
  onlyAvailable: boolean;
  onlyBooked: boolean;
  /** A category's id, 0 for all. */
  category: number;
  sort: Sort;
}

/** The parents' order, cheapest first, or dearest first. */
export const SORTS = ['', 'price', '-price'] as const;
export type Sort = (typeof SORTS)[number];

/** The end of the slider, meaning "and above". */
export const PRICE_CEILING = 150;
export const PRICE_STEP = 10;

export const NO_FILTERS: Filters = {
  text: '',
  min: 0,
  max: null,
  onlyAvailable: false,
  onlyBooked: false,
  category: 0,
  sort: '',
};

interface FilteredWish {
  title: string;
  price: number;
  booked: boolean;
  available: boolean;
}

interface FilteredCategory<Wish> {
  id: number;
  wishes: readonly Wish[];
}

/** The categories with the wishes that pass; categories left without any are omitted, unless no filter is on. */
export function applyFilters<Wish extends FilteredWish, Category extends FilteredCategory<Wish>>(
  categories: readonly (Category & { wishes: readonly Wish[] })[],
  filters: Filters,
): (Category & { wishes: Wish[] })[] {
  const passes = passing(filters);
  const isFiltering = countActive(filters) > 0;
  return categories
    .filter((category) => filters.category === 0 || category.id === filters.category)
    .map((category) => ({ ...category, wishes: category.wishes.filter(passes) }))
    .filter((category) => category.wishes.length > 0 || !isFiltering);
}

function passing(filters: Filters): (wish: FilteredWish) => boolean {
  const text = folded(filters.text.trim());
  const [low, high] = bounds(filters);
  return (wish) =>
    folded(wish.title).includes(text) &&
    (wish.price === 0 || (wish.price >= low && wish.price <= high)) &&
    (wish.available || !filters.onlyAvailable) &&
    (wish.booked || !filters.onlyBooked);
}

/** Without case and accents: few people type accents on a phone, and nobody the space that binds « 240 ml ». */
export function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('fr');
}

function bounds({ min, max }: Filters): [number, number] {
  const low = min ?? 0;
  const high = max === null || max === PRICE_CEILING ? Number.POSITIVE_INFINITY : max;
  return low <= high ? [low, high] : [high, low];
}

/** How many filters are on; the price counts once, the order does not count. */
export function countActive(filters: Filters): number {
  const [low, high] = bounds(filters);
  const on = [
    filters.text.trim() !== '',
    low > 0 || high < Number.POSITIVE_INFINITY,
    filters.onlyAvailable,
    filters.onlyBooked,
    filters.category !== 0,
  ];
  return on.filter(Boolean).length;
}

/** Filters as encoded in the page's address, so that they survive a reload and the way back from a gift. */
export function readFilters(params: URLSearchParams): Filters {
  return {
    text: params.get('q') ?? '',
    min: readEurosOr(params.get('min'), NO_FILTERS.min),
    max: readEurosOr(params.get('max'), NO_FILTERS.max),
    onlyAvailable: params.has('available'),
    onlyBooked: params.has('booked'),
    category: readId(params.get('category') ?? '') ?? 0,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? '',
  };
}

/** The address's query for these filters: empty for none. */
export function writeFilters(filters: Filters): string {
  const params = new URLSearchParams();
  if (filters.text.trim()) params.set('q', filters.text.trim());
  if (filters.min) params.set('min', String(filters.min));
  if (filters.max !== null && filters.max !== PRICE_CEILING) params.set('max', String(filters.max));
  if (filters.onlyAvailable) params.set('available', 'on');
  if (filters.onlyBooked) params.set('booked', 'on');
  if (filters.category) params.set('category', String(filters.category));
  if (filters.sort) params.set('sort', filters.sort);
  return params.size > 0 ? `?${params}` : '';
}

/** A price as typed: nothing negative, nothing that is not a number. */
export function readEurosOr(text: string | null, fallback: number | null): number | null {
  if (text === null || text.trim() === '') return fallback;
  const value = Number(text);
  return Number.isFinite(value) && value >= 0 ? value : fallback;
}
