import type { Answer } from '#contract/calls.ts';
import type { wishesTexts } from '#locales/wishes.ts';
import type { WishInput } from '../wish-values.ts';

export type ShopPage = Answer<'POST /scraper/parse'>;

/** What a shop's page says of a wish, in the order of the form. */
export const PAGE_FIELDS = ['title', 'brand', 'price', 'description'] as const;

export type PageField = (typeof PAGE_FIELDS)[number];

/** What was read for these fields. */
export type Read = Partial<Record<PageField, string | number>>;

/** What a page does to the form. */
interface Filling {
  /** What goes into fields that are empty. */
  fills: Read;
  /** What would replace something else. */
  differs: Read;
  /** In which currency the price is, where it is not in euros. */
  foreign: string | null;
}

/** Compares what a page says with what the form holds. */
export function planFilling(page: Pick<ShopPage, PageField | 'currency'>, values: Pick<WishInput, PageField>): Filling {
  const fills: Read = {};
  const differs: Read = {};
  for (const name of PAGE_FIELDS) {
    const said = page[name];
    if (said === null || said === '') continue;
    if (isEmpty(values[name])) fills[name] = said;
    else if (tidied(values[name]) !== said) differs[name] = said;
  }
  return { fills, differs, foreign: page.price === null && page.currency !== 'EUR' ? page.currency : null };
}

/** What a screen reader hears of it, and what everybody can read. */
export function sayFilling(
  { fills, foreign }: Pick<Filling, 'fills' | 'foreign'>,
  t: ReturnType<typeof wishesTexts>,
): string {
  const filled = namesIn(fills).map((name) => t[name]);
  const said: string[] = [];
  if (filled.length > 0) said.push(t.scanFilled(filled.join(', ')));
  if (foreign !== null) said.push(t.scanForeignPrice(foreign));
  return said.join(' ');
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
