import { api } from '#web/data/api.ts';
import { forgetKept, keep, readKept } from '#web/session/safe-storage.ts';
import type { ShopPage } from '#web/wishes/editor/scan/page-fields.ts';
import { takeHandedPage } from './handed-page.ts';

/** What was read, for whoever must make an account first: that leads through a mailbox, and often through another tab. */
const KEY = 'cigogne-shown-page';
const WEEK_MS = 7 * 24 * 3_600_000;

const handed = new Map<string, Promise<string | null>>();
const readings = new Map<string, Promise<ShopPage>>();

/** Takes the page at this address from the shop's window if that hands it over, and reads it; once, unless that fails. */
export function readShownPage(link: string): Promise<ShopPage> {
  const before = readings.get(link);
  if (before) return before;
  const reading = read(link);
  readings.set(link, reading);
  reading.catch(() => readings.delete(link));
  return reading;
}

async function read(link: string): Promise<ShopPage> {
  const taken = handed.get(link) ?? takeHandedPage(link);
  handed.set(link, taken);
  const html = await taken;
  // A shop that was too busy to answer is asked anew the next time.
  if (html === null) handed.delete(link);
  const kept = html === null ? readKeptPage(link) : null;
  if (kept) return kept;
  if (html === null) return api('POST /scraper/parse', { query: { url: link } });
  const page = await api('POST /scraper/read', { body: { url: link, html } });
  keep('localStorage', KEY, { link, page, until: Date.now() + WEEK_MS });
  return page;
}

function readKeptPage(link: string): ShopPage | null {
  const kept = (readKept('localStorage', KEY) ?? {}) as { link?: unknown; page?: ShopPage; until?: unknown };
  const isOfLink = kept.link === link && typeof kept.until === 'number' && kept.until > Date.now();
  return isOfLink ? (kept.page ?? null) : null;
}

/** Once its gift is on a list, or nobody wants it: its price will not be true for long. */
export function forgetShownPage(): void {
  forgetKept('localStorage', KEY);
}
