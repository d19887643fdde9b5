import * as z from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { webAddress } from './texts.ts';

/** What a shop's page says about its product; null where it says nothing. */
export const shopPage = z
  .object({
    link: z.string(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    price: z.number().nullable(),
    currency: z.string().nullable(),
    brand: z.string().nullable(),
    img: z.string().nullable(),
    ean: z.string().nullable(),
    shop: z.string().nullable(),
    known_shop: z.boolean(),
    affiliate_link: z.string(),
  })
  .meta({ id: 'ShopPage', description: 'What a shop’s page says of its product; null where it does not.' });

const tag = 'Shop pages';

export const shopPageEndpoints = defineEndpoints({
  'POST /scraper/parse': {
    summary:
      'Fetches a shop’s page and reads it, to fill in the form of a wish. What was read within the last hour is not fetched again.',
    tag,
    access: 'anyone',
    query: z.object({ url: webAddress }),
    response: shopPage,
    errors: ['UNKNOWN_SHOP', 'IMPOSSIBLE_TO_PARSE'],
    limit: 'parse',
    feature: 'scanWishUrlFeature',
  },
  'POST /scraper/read': {
    summary: 'Reads a shop’s page as a person’s own browser shows it; nothing is fetched.',
    tag,
    access: 'anyone',
    body: z.object({ url: webAddress, html: z.string().min(1, 'REQUIRED') }).meta({ id: 'ShownPage' }),
    rawBodyLimit: 6 * 1024 * 1024,
    response: shopPage,
    errors: ['UNKNOWN_SHOP', 'IMPOSSIBLE_TO_PARSE'],
    limit: 'parse',
    feature: 'scanWishUrlFeature',
  },
});
