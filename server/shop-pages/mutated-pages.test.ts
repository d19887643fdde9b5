import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { corpusFile } from '../testing/corpus.ts';
import { readPage } from './read-page.ts';
import { SAMPLE } from './readers/sample-page.ts';
import type { Reading } from './reading.ts';

// Real pages, where available beside the project; only a few rounds for the larger ones, so that it does not take
// minutes.
const folder = corpusFile('pages/');
const LARGE = 300_000;
const RUNS = { small: 120, large: 12 };

function realPages(): Buffer[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => gunzipSync(readFileSync(new URL(file, folder))));
}

const real = realPages();
const small = [SAMPLE, ...real.filter(({ length }) => length < LARGE)];
/** If there are none, our own, enlarged. */
const large = [
  Buffer.concat(Array.from({ length: 40 }, () => SAMPLE)),
  ...real.filter(({ length }) => length >= LARGE),
];

/** What happens to pages in transit, and what somebody may do to them. */
const mutatedPage = (pages: Buffer[]) =>
  fc
    .record({
      bytes: fc.constantFrom(...pages),
      start: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.double({ min: 0, max: 1, noNaN: true }),
      way: fc.constantFrom(
        'cut',
        'doubled',
        'without a part',
        'nested',
        'as UTF-16',
        'in other signs',
        'with tags in texts',
      ),
      type: fc.constantFrom('', 'text/html', 'text/html; charset=utf-16', 'text/html; charset=shift_jis'),
    })
    .map(({ bytes, start, length, way, type }) => ({ bytes: mutated(bytes, start, length, way), type }));

function mutated(bytes: Buffer, start: number, length: number, way: string): Buffer {
  const from = Math.floor(start * bytes.length);
  const part = bytes.subarray(from, from + Math.floor(length * (bytes.length - from)));
  const text = () => bytes.toString('utf8');
  const ways: Record<string, () => Buffer> = {
    cut: () => part,
    doubled: () => Buffer.concat([bytes.subarray(0, from), part, part, bytes.subarray(from)]),
    'without a part': () => Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + part.length)]),
    nested: () => Buffer.concat([Buffer.from('<div><p>'.repeat(20_000)), part]),
    'as UTF-16': () => Buffer.from(`\uFEFF${text()}`, 'utf16le'),
    'in other signs': () => Buffer.from(bytes.toString('latin1'), 'utf8'),
    'with tags in texts': () =>
      Buffer.from(text().replaceAll(/([a-z]{5}) ([a-z]{5})/g, '$1 &lt;script&gt;alert(1)&lt;/script&gt; $2')),
  };
  return ways[way]?.() ?? bytes;
}

function textsOf({ title, brand, description, image, gtin }: Reading): string[] {
  return [title, brand, description, image, gtin].flatMap((said) => (said ? [said.value] : []));
}

/** The digits of the price, consecutively, as they occur somewhere on the page. */
function holdsNumber(bytes: Buffer, cents: number): boolean {
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  const page = `${digits(bytes.toString('latin1'))} ${digits(bytes.toString('utf16le'))}`;
  const whole = String(cents).replace(/0{1,2}$/, '');
  return page.includes(whole);
}

describe('Whatever becomes of a page', () => {
  it.each([
    ['small', small, RUNS.small],
    ['large', large, RUNS.large],
  ] as const)(
    '%s ones are read without an exception, and neither tags nor numbers of nobody come out',
    { timeout: 180_000 },
    (_, pages, numRuns) => {
      fc.assert(
        fc.property(mutatedPage([...pages]), ({ bytes, type }) => {
          const reading = readPage('https://shop.example/p/sample-12345', { 'content-type': type }, bytes);
          for (const text of textsOf(reading)) {
            expect(text).not.toMatch(/<[a-z!/?]/i);
            expect(text).not.toContain('\u0000');
          }
          if (reading.price) expect(holdsNumber(bytes, reading.price.value)).toBe(true);
        }),
        { numRuns, endOnFailure: true },
      );
    },
  );
});
