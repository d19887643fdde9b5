import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { today } from '../../database/days.ts';
import { shopReadings } from '../../database/schema/shop-pages.ts';
import { findShop } from '../../shops/find-shop.ts';

/** Counts a requested page, by shop and day; unknown shops are counted together. */
export async function countReading(database: Database, url: string, wasRead: boolean): Promise<void> {
  const shop = findShop(URL.canParse(url) ? new URL(url).hostname : '')?.name ?? null;
  await database
    .insert(shopReadings)
    .values({ day: sql`${today}`, shop, wasRead })
    .onConflictDoUpdate({
      target: [shopReadings.day, shopReadings.shop, shopReadings.wasRead],
      set: { times: sql`${shopReadings.times} + 1` },
    });
}
