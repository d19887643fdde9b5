import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

// Miniature pages modelled on shops and shop systems, each labelled before the reader had seen it
// (docs/reading-shop-pages.md): a line "=== " with what it says, then the page. `refused`: not a single product's.

interface Label {
  url: string;
  refused?: true;
  title: string;
  price: number | null;
  [field: string]: unknown;
}

const folder = new URL('./unseen/', import.meta.url);

function pagesOf(file: string): [string, Label, string][] {
  const parts = readFileSync(new URL(file, folder), 'utf8').split(/^=== /m).slice(1);
  return parts.map((part) => {
    const end = part.indexOf('\n');
    const label = JSON.parse(part.slice(0, end)) as Label;
    return [label.url, label, part.slice(end + 1)];
  });
}

describe.each(readdirSync(folder))('The pages of %s', (file) => {
  it.each(pagesOf(file))('%s', (_, { url, ...label }, html) => {
    const { refused, price, title, image, brand, gtin, currency } = readPage(url, {}, Buffer.from(html));
    const read = {
      refused: refused !== null,
      title: title?.value,
      price: price ? price.value / 100 : null,
      image: image?.value,
      brand: brand?.value ?? null,
      gtin: gtin?.value ?? null,
      currency,
    };
    expect(read).toMatchObject(label);
  });
});
