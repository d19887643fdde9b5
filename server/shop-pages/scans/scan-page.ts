import { LRUCache } from 'lru-cache';
import { LIMITS } from '#contract/limits.ts';
import { shopPageEndpoints } from '#contract/shop-pages.ts';
import { cleanLink } from '../../affiliate/addresses/clean-link.ts';
import type { Fetched, GuardedFetch } from '../../guarded-fetch/guarded-fetch.ts';
import { limitTurns } from '../../http/limits/turns.ts';
import { unlessRefused } from '../../http/limits/unless-refused.ts';
import { invalidInput, problem } from '../../http/problem.ts';
import { presentReading, type ShopPage } from '../present.ts';
import type { OpenedBody, TimedReading } from '../readers/frames.ts';
import { readBodyElsewhere, readElsewhere } from '../readers/read-elsewhere.ts';
import type { Refusal } from '../reading.ts';
import { refusalOf, refusalOfStatus } from './refusals-of-shops.ts';

/** What a page says, or why it says nothing. */
type Scan = { page: ShopPage; refused: null } | { page: null; refused: Refusal };

/** @throws UNKNOWN_SHOP, IMPOSSIBLE_TO_PARSE, SERVICE_UNAVAILABLE */
export type ScanPage = (address: string, who: string) => Promise<ShopPage>;

const HOUR_MS = 60 * 60 * 1000;
const MOST_SCANS = 1000;
const NOTHING_SENT = Buffer.alloc(0);

/** One page per place at a time, so that nobody's pages delay the others'. */
const inTurn = limitTurns({
  running: 2,
  each: 1,
  waiting: 4,
  waitingInAll: 16,
  patienceMs: 8000,
  reason: 'PAGES_IN_LINE',
});

/** Fetches pages and reads them; results are cached for an hour, including that it is not a product's page. */
export function createScanPage(fetchGuarded: GuardedFetch): ScanPage {
  const scans = new LRUCache<string, Scan>({ max: MOST_SCANS, ttl: HOUR_MS });
  /** Those whose turn has come: nobody waits for the turn of whoever asked first, who may have asked for much else. */
  const underWay = new Map<string, Promise<Scan>>();

  function scan(address: string, who: string): Promise<Scan> {
    const { promise, resolve, reject } = Promise.withResolvers<Scan>();
    const share = () => underWay.set(address, promise);
    fetchAndRead(fetchGuarded, address, { who, onTurn: share })
      .finally(() => underWay.delete(address))
      .then((found) => {
        scans.set(address, found);
        resolve(found);
      }, reject);
    return promise;
  }

  return async (address, who) => {
    const page = withoutFragment(address);
    return pageOf(await unlessRefused(scans.get(page) ?? underWay.get(page), () => scan(page, who)));
  };
}

async function fetchAndRead(
  fetchGuarded: GuardedFetch,
  address: string,
  asked: { who: string; onTurn: () => unknown },
): Promise<Scan> {
  const { who } = asked;
  const errand = {
    ...asked,
    accept: 'text/html, application/xhtml+xml, */*;q=0.1',
    most: LIMITS.shopPageBytes,
    isLeftPacked: true,
  };

  async function read({ address: found, status, headers, bytes }: Fetched): Promise<Scan> {
    if (status >= 300) throw refusalOfStatus(found);
    const link = found.length > LIMITS.link ? address : found;
    return scanOf(link, await inTurn(() => readElsewhere(link, headers, bytes), who));
  }

  try {
    return await fetchGuarded(address, errand, read);
  } catch (error) {
    throw refusalOf(error, address);
  }
}

/**
 * Reads a page as shown by a person's own browser.
 * @param body as received: `{url, html}` in JSON
 * @returns the address it names, and what the page says or why it says nothing
 * @throws BAD_REQUEST, UNPROCESSABLE_ENTITY, PAYLOAD_TOO_LARGE, SERVICE_UNAVAILABLE
 */
export async function scanShownPage(
  body: Uint8Array | undefined,
  who: string,
): Promise<{ url: string; page: Promise<ShopPage> }> {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  let url = '';
  let link = '';
  function addressIn(opened: OpenedBody): string {
    url = checkedAddress(opened);
    link = withoutFragment(cleanLink(url));
    return link;
  }
  const timed = await inTurn(() => readBodyElsewhere(body ?? NOTHING_SENT, headers, addressIn), who);
  return { url, page: pageOf(scanOf(link, timed)) };
}

function checkedAddress({ isJson, fields, length }: OpenedBody): string {
  if (!isJson) throw problem('BAD_REQUEST');
  const checked = shopPageEndpoints['POST /scraper/read'].body.safeParse(fields);
  if (!checked.success) throw invalidInput('body', checked.error.issues);
  if (length > LIMITS.shopPageBytes) throw problem('PAYLOAD_TOO_LARGE');
  return checked.data.url;
}

function scanOf(link: string, { reading }: TimedReading): Scan {
  const refused = reading.refused?.code;
  return refused ? { page: null, refused } : { page: presentReading(link, reading), refused: null };
}

async function pageOf({ page, refused }: Scan): Promise<ShopPage> {
  if (refused !== null) throw problem(refused);
  return page;
}

function withoutFragment(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}
