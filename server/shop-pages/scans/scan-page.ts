import { LRUCache } from 'lru-cache';
import { LIMITS } from '#contract/limits.ts';
import type { Fetched, GuardedFetch } from '../../guarded-fetch/guarded-fetch.ts';
import { limitTurns } from '../../http/limits/turns.ts';
import { problem } from '../../http/problem.ts';
import { presentReading, type ShopPage } from '../present.ts';
import type { Headers } from '../read-page.ts';
import { readElsewhere } from '../readers/read-elsewhere.ts';
import type { Refusal } from '../reading.ts';
import { refusalOf, refusalOfStatus } from './refusals-of-shops.ts';

/** What a page says, or why it says nothing. */
type Scan = { page: ShopPage; refused: null } | { page: null; refused: Refusal };

/** @throws UNKNOWN_SHOP, IMPOSSIBLE_TO_PARSE, SERVICE_UNAVAILABLE */
export type ScanPage = (address: string, who: string) => Promise<ShopPage>;

const HOUR_MS = 60 * 60 * 1000;
const MOST_SCANS = 1000;

/** One page of each at a time, so that nobody's pages keep the others' waiting. */
const inTurn = limitTurns({
  running: 2,
  each: 1,
  waiting: 2,
  waitingInAll: 16,
  patienceMs: 8000,
  reason: 'PAGES_IN_LINE',
});

/** Fetches pages and reads them; what was read is known for an hour, also that it was no product's page. */
export function createScanPage(fetchGuarded: GuardedFetch): ScanPage {
  const scans = new LRUCache<string, Scan, string>({
    max: MOST_SCANS,
    ttl: HOUR_MS,
    ignoreFetchAbort: true,
    fetchMethod: (address, _before, { context: who }) => fetchAndRead(fetchGuarded, address, who),
  });
  return async (address, who) => pageOf(await scans.forceFetch(withoutFragment(address), { context: who }));
}

async function fetchAndRead(fetchGuarded: GuardedFetch, address: string, who: string): Promise<Scan> {
  const errand = {
    who,
    accept: 'text/html, application/xhtml+xml, */*;q=0.1',
    most: LIMITS.shopPageBytes,
    isLeftPacked: true,
  };

  async function read({ address: found, status, headers, bytes }: Fetched): Promise<Scan> {
    if (status >= 300) throw refusalOfStatus(found);
    return readInTurn(found.length > LIMITS.link ? address : found, headers, { bytes, who });
  }

  try {
    return await fetchGuarded(address, errand, read);
  } catch (error) {
    throw refusalOf(error, address);
  }
}

/**
 * Reads a page as a person's own browser shows it.
 * @throws UNKNOWN_SHOP, IMPOSSIBLE_TO_PARSE, PAYLOAD_TOO_LARGE, SERVICE_UNAVAILABLE
 */
export async function scanShownPage(address: string, html: string, who: string): Promise<ShopPage> {
  const bytes = Buffer.from(html);
  if (bytes.length > LIMITS.shopPageBytes) throw problem('PAYLOAD_TOO_LARGE');
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return pageOf(await readInTurn(withoutFragment(address), headers, { bytes, who }));
}

async function readInTurn(
  link: string,
  headers: Headers,
  { bytes, who }: { bytes: Uint8Array; who: string },
): Promise<Scan> {
  const { reading } = await inTurn(() => readElsewhere(link, headers, bytes), who);
  const refused = reading.refused?.code;
  return refused ? { page: null, refused } : { page: presentReading(link, reading), refused: null };
}

function pageOf({ page, refused }: Scan): ShopPage {
  if (refused !== null) throw problem(refused);
  return page;
}

function withoutFragment(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}
