import { api } from '#web/data/api.ts';
import { storedUntilActivation } from '#web/session/safe-storage.ts';
import type { ShopPageAnswer } from '#web/wishes/editor/scan/fields-from-page.ts';
import { takeHandedPage } from './handed-page.ts';

/** The page last read, for people who have to create an account first. */
const shownPage = storedUntilActivation('cigogne-shown-page');

const handed = new Map<string, Promise<string | null>>();
const readings = new Map<string, Promise<ShopPageAnswer>>();

/**
 * Takes the page at this address from the shop's window, if that hands it over, and reads it; once, unless that
 * fails.
 */
export function readShownPage(link: string): Promise<ShopPageAnswer> {
  const before = readings.get(link);
  if (before) return before;
  const reading = read(link);
  readings.set(link, reading);
  reading.catch(() => readings.delete(link));
  return reading;
}

async function read(link: string): Promise<ShopPageAnswer> {
  const taken = handed.get(link) ?? takeHandedPage(link);
  handed.set(link, taken);
  const html = await taken;
  // If the service was too busy to answer, it is asked again next time.
  if (html === null) handed.delete(link);
  const kept = html === null ? readKeptPage(link) : null;
  if (kept) return kept;
  if (html === null) return api('POST /scraper/parse', { query: { url: link } });
  const page = await api('POST /scraper/read', { body: { url: link, html } });
  shownPage.keep({ link, page });
  return page;
}

function readKeptPage(link: string): ShopPageAnswer | null {
  const kept = shownPage.read() as { link: string; page: ShopPageAnswer } | null;
  return kept?.link === link ? kept.page : null;
}

/** Discarded once its gift is on a list or no longer wanted: its price will soon be out of date. */
export function forgetShownPage(): void {
  shownPage.forget();
}
