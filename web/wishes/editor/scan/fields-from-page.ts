import type { Answer } from '#contract/calls.ts';
import type { wishesTexts } from '#locales/wishes.ts';
import type { WishInput } from '../wish-values.ts';

export type ShopPageAnswer = Answer<'POST /scraper/parse'>;

/** What a shop's page says about a wish, in the form's order. */
export const PAGE_FIELDS = ['title', 'brand', 'price', 'description'] as const;

export type PageField = (typeof PAGE_FIELDS)[number];

/** The values read for these fields. */
export type Read = Partial<Record<PageField, string | number>>;

/** What a page does to the form. */
interface Filling {
  /** Values for empty fields. */
  fills: Read;
  /** Values that would replace something else. */
  differs: Read;
  /** The price's currency, if not euros. */
  foreign: string | null;
}

/** Compares what a page says with what the form contains. */
export function planFilling(
  page: Pick<ShopPageAnswer, PageField | 'currency'>,
  values: Pick<WishInput, PageField>,
): Filling {
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

/** What a screen reader announces, and what everybody can read. */
export function describeFilling(
  { fills, foreign }: Pick<Filling, 'fills' | 'foreign'>,
  t: ReturnType<typeof wishesTexts>,
): string {
  const filled = namesIn(fills).map((name) => t[name]);
  const said: string[] = [];
  if (filled.length > 0) said.push(t.scanFilled(filled.join(', ')));
  if (foreign !== null) said.push(t.scanForeignPrice(foreign));
  return said.join(' ');
}

/** A price of 0 means it is unknown. */
function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === 0 || tidied(value) === '';
}

function tidied(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

export function namesIn(read: Read): PageField[] {
  return PAGE_FIELDS.filter((name) => read[name] !== undefined);
}
