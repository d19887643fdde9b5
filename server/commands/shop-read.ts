import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import { LIMITS } from '#contract/limits.ts';
import { bordersOf } from '../guarded-fetch/destinations.ts';
import { createGuardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import { currencyIn, readPrice } from '../shop-pages/prices/read-price.ts';
import type { Headers } from '../shop-pages/read-page.ts';
import type { TimedReading } from '../shop-pages/readers/frames.ts';
import { readElsewhere } from '../shop-pages/readers/read-elsewhere.ts';
import { forPeople, forPrograms } from './shop-read/show-reading.ts';

/**
 *     npm run shop:read -- URL_OR_FILE               what is read on a page, and from where
 *     npm run --silent shop:read -- --pages=FOLDER   each page of a folder: pages.json beside pages/NAME.html.gz
 *     npm run --silent shop:read -- --prices=FILE    each price text of a file
 *
 * A folder and a file are answered with one JSON object a line.
 */

const USAGE = 'Usage: npm run shop:read -- URL_OR_FILE [--address=URL] | --pages=FOLDER | --prices=FILE';

const pages = z.array(
  z.object({ file: z.string(), url: z.string().nullish(), headers: z.record(z.string(), z.string()).nullish() }),
);
const prices = z.array(z.object({ text: z.string().nullable(), currency_hint: z.string().nullish() }));

async function main(): Promise<void> {
  const options = { pages: { type: 'string' }, prices: { type: 'string' }, address: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [target] = positionals;
  if (values.pages !== undefined) await readFolder(values.pages);
  else if (values.prices !== undefined) readPrices(values.prices);
  else if (target === undefined) throw new Error(USAGE);
  else console.log(forPeople(await readTarget(target, values.address ?? null)));
}

async function readFolder(folder: string): Promise<void> {
  for (const page of pages.parse(JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')))) {
    const bytes = readFileSync(join(folder, 'pages', `${page.file}.gz`));
    const timed = await readElsewhere(page.url ?? null, lowerCase(page.headers ?? {}), gunzipSync(bytes));
    console.log(JSON.stringify({ file: page.file, ...forPrograms(timed) }));
  }
}

function lowerCase(headers: Record<string, string>): Headers {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function readPrices(file: string): void {
  for (const { text, currency_hint: hint } of prices.parse(JSON.parse(readFileSync(file, 'utf8')))) {
    const price = readPrice(text ?? '', hint ?? null);
    const currency = price ? price.currency : currencyIn(hint ?? '');
    console.log(JSON.stringify({ text, amount: price ? price.cents / 100 : null, currency }));
  }
}

/** A page to examine: an address, or a saved file. */
async function readTarget(target: string, address: string | null): Promise<TimedReading> {
  if (!/^https?:\/\//.test(target)) return readElsewhere(address, {}, readFileSync(target));
  const { hostname, port, protocol } = new URL(target);
  const named = `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
  const fetchGuarded = createGuardedFetch({ borders: bordersOf([named]), contact: 'shop:read' });
  const errand = { who: 'operator', accept: 'text/html', most: LIMITS.shopPageBytes };
  return fetchGuarded(target, errand, (page) => readElsewhere(page.address, page.headers, page.bytes));
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
