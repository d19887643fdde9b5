import type { TimedReading } from '../../shop-pages/readers/frames.ts';
import type { Reading, Said } from '../../shop-pages/reading.ts';

const FIELDS = ['title', 'price', 'image', 'brand', 'description', 'gtin'] as const;

/** One object per page, for programs: amounts in euros, null where nothing was read. */
export function forPrograms({ reading, ms }: TimedReading) {
  const { title, price, currency, image, brand, description, gtin, refused } = reading;
  return {
    refused: refused?.code ?? null,
    title: value(title),
    price: price === null ? null : price.value / 100,
    currency,
    image: value(image),
    brand: value(brand),
    description: value(description),
    gtin: value(gtin),
    sources: sourcesOf(reading),
    ms: Math.round(ms * 10) / 10,
  };
}

function value(said: Said<string> | null): string | null {
  return said?.value ?? null;
}

function sourcesOf(reading: Reading): Record<string, string> {
  return Object.fromEntries(FIELDS.flatMap((field) => (reading[field] ? [[field, reading[field].where]] : [])));
}

/** A few lines for a person: each field, and where it was found. */
export function forPeople(timed: TimedReading): string {
  const { refused } = timed.reading;
  const lines = refused
    ? [`refused    ${refused.code}: ${refused.why}`]
    : FIELDS.map((field) => lineOf(field, timed.reading));
  return [...lines, `currency   ${timed.reading.currency ?? '–'}`, `processor  ${timed.ms.toFixed(1)} ms`].join('\n');
}

function lineOf(field: (typeof FIELDS)[number], reading: Reading): string {
  const said = reading[field];
  if (said === null) return `${field.padEnd(11)}–`;
  const shown =
    typeof said.value === 'number' ? (said.value / 100).toFixed(2) : said.value.replaceAll('\n', '\n           ');
  return `${field.padEnd(11)}${shown}  (${said.where})`;
}
