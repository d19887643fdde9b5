import type { wishesTexts } from '#locales/wishes.ts';
import type { WishInput } from '../wish-values.ts';
import { compareFields, namesIn, type PageField, type Read, type ShopPage } from './page-fields.ts';

/** What a page does to the form. */
interface Plan {
  fills: Read;
  differs: Read;
  /** In which currency the price is, where it is not in euros. */
  foreign: string | null;
}

export function planFilling(page: ShopPage, values: Pick<WishInput, PageField>): Plan {
  return {
    ...compareFields(page, values),
    foreign: page.price === null && page.currency !== 'EUR' ? page.currency : null,
  };
}

/** What a screen reader hears of it, and what everybody can read. */
export function sayPlan({ fills, foreign }: Plan, t: ReturnType<typeof wishesTexts>): string {
  const filled = namesIn(fills).map((name) => t[name]);
  const said: string[] = [];
  if (filled.length > 0) said.push(t.scanFilled(filled.join(', ')));
  if (foreign !== null) said.push(t.scanForeignPrice(foreign));
  return said.join(' ');
}
