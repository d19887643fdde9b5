import type * as z from 'zod';
import { LIMITS } from '#contract/limits.ts';
import type { shopPage } from '#contract/shop-pages.ts';
import { findShop } from '../shops/find-shop.ts';
import type { Reading } from './reading.ts';

export type ShopPage = z.input<typeof shopPage>;

/** The reading in the form a wish needs. */
export function presentReading(link: string, reading: Reading): ShopPage {
  const { title, description, price, currency, brand, image, gtin } = reading;
  const shop = findShop(new URL(link).hostname);
  return {
    link,
    title: cut(title?.value, LIMITS.wishTitle),
    description: cut(description?.value, LIMITS.wishDescription),
    price: price ? price.value / 100 : null,
    currency,
    brand: cut(brand?.value, LIMITS.brand),
    img: image && image.value.length <= LIMITS.link ? image.value : null,
    ean: gtin?.value ?? null,
    shop: shop?.name ?? null,
    known_shop: shop !== null,
    affiliate_link: link,
  };
}

function cut(text: string | undefined, length: number): string | null {
  return text === undefined ? null : [...text].slice(0, length).join('').trim();
}
