import type { wishesTexts } from '#locales/wishes.ts';
import type { WishInput } from '../wish-values.ts';
import { compareFields, namesIn, type PageField, type Read, type ShopPage } from './page-fields.ts';

/** What a page does to the form. */
interface Plan {
  fills: Read;
  differs: Read;
  /** The picture to take, where the form has none. */
  picture: string | null;
  /** The picture to ask about, where the form has another. */
  otherPicture: string | null;
  /** In which currency the price is, where it is not in euros. */
  foreign: string | null;
}

/** @param room whether the form has no picture yet; null where pictures cannot be kept */
export function planFilling(page: ShopPage, values: Pick<WishInput, PageField>, room: boolean | null): Plan {
  return {
    ...compareFields(page, values),
    picture: room ? page.img : null,
    otherPicture: room === false ? page.img : null,
    foreign: page.price === null && page.currency !== 'EUR' ? page.currency : null,
  };
}

export function isFilling({ fills, picture }: Plan): boolean {
  return namesIn(fills).length > 0 || picture !== null;
}

/** What a screen reader hears of it, and what everybody can read. */
export function sayPlan(plan: Plan, t: ReturnType<typeof wishesTexts>): string {
  const filled = namesIn(plan.fills).map((name) => t[name]);
  const said: string[] = [];
  if (filled.length > 0) said.push(t.scanFilled(filled.join(', ')));
  if (plan.foreign !== null) said.push(t.scanForeignPrice(plan.foreign));
  if (namesIn(plan.differs).length > 0 || plan.otherPicture !== null) said.push(t.scanDiffers);
  if (said.length === 0 && !isFilling(plan)) said.push(t.scanNothingNew);
  return said.join(' ');
}
