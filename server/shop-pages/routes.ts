import type { FastifyInstance } from 'fastify';
import { cleanLink } from '../affiliate/addresses/clean-link.ts';
import { storedShopLink } from '../affiliate/links/affiliate-links.ts';
import type { Context } from '../context.ts';
import type { GuardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import { implement } from '../http/implement.ts';
import { takeUnparsed } from '../http/large-bodies.ts';
import { clientOf, placeOf } from '../http/limits/client-of.ts';
import { ProblemError } from '../http/problem.ts';
import type { ShopPage } from './present.ts';
import { countReading } from './scans/count-readings.ts';
import { createScanPage, scanShownPage } from './scans/scan-page.ts';

export function shopPageRoutes(app: FastifyInstance, context: Context, fetchGuarded: GuardedFetch): void {
  const scanPage = createScanPage(fetchGuarded);

  /** With the affiliate link to open instead; `link` is the page's address without click tracking. */
  async function withAffiliateLink(page: ShopPage): Promise<ShopPage> {
    const { link, affiliateLink } = await storedShopLink(context, page.link);
    return { ...page, link: link ?? page.link, affiliate_link: affiliateLink ?? link ?? page.link };
  }

  /** For the superusers' figures: whether it could be read. */
  async function counted(url: string, reading: Promise<ShopPage>): Promise<ShopPage> {
    try {
      const page = await reading;
      await countReading(context.database, url, true);
      return page;
    } catch (error) {
      if (error instanceof ProblemError) await countReading(context.database, url, false);
      throw error;
    }
  }

  implement(app, 'POST /scraper/parse', async ({ query, request }) =>
    // Somebody else's affiliate link is not followed: that would count as a click.
    withAffiliateLink(await counted(query.url, scanPage(cleanLink(query.url), placeOf(clientOf(request.ip))))),
  );

  app.register(async (whole) => {
    takeUnparsed(whole);
    implement(whole, 'POST /scraper/read', async ({ body, request }) => {
      const { url, page } = await scanShownPage(body, placeOf(clientOf(request.ip)));
      return withAffiliateLink(await counted(url, page));
    });
  });
}
