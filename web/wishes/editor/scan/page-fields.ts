import type { Answer } from '#contract/calls.ts';
import type { WishInput } from '../wish-values.ts';

export type ShopPage = Answer<'POST /scraper/parse'>;

/** What a shop's page says of a wish, in the order of the form. */
export const PAGE_FIELDS = ['title', 'brand', 'price', 'description'] as const;

export type PageField = (typeof PAGE_FIELDS)[number];

/** What was read for these fields. */
export type Read = Partial<Record<PageField, string | number>>;

/**
 * Compares what a page says with what the form holds.
 * @returns what goes into fields that are empty, and what would replace something else
 */
export function compareFields(page: ShopPage, values: Pick<WishInput, PageField>): { fills: Read; differs: Read } {
  const fills: Read = {};
  const differs: Read = {};
  for (const name of PAGE_FIELDS) {
    const said = page[name];
    if (said === null || said === '') continue;
    if (isEmpty(values[name])) fills[name] = said;
    else if (tidied(values[name]) !== said) differs[name] = said;
  }
  return { fills, differs };
}

/** A price of 0 says that nobody knows it. */
function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === 0 || tidied(value) === '';
}

function tidied(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

export function namesIn(read: Read): PageField[] {
  return PAGE_FIELDS.filter((name) => read[name] !== undefined);
}
