import { describe, expect, it } from 'vitest';
import { readInWorker } from './read-in-worker.ts';

const PAGE = Buffer.from(
  '<title>Mobile en bois</title><h1>Mobile en bois</h1><meta property="og:type" content="product"><p class="price">12,50 €</p><button>Ajouter au panier</button>',
);

describe('A thread that reads', () => {
  it('reads as readPage does, several pages at once', async () => {
    const pages = Array.from({ length: 5 }, () => readInWorker('https://shop.example/p/mobile-en-bois', {}, PAGE));
    for (const { reading, ms } of await Promise.all(pages)) {
      expect(reading).toMatchObject({
        refused: null,
        title: { value: 'Mobile en bois' },
        price: { value: 1250 },
        currency: 'EUR',
      });
      expect(ms).toBeLessThan(2000);
    }
  });

  it.each([
    ['data without end', `<script type="application/ld+json">${'{"a":['.repeat(800_000)}`],
    ['five megabytes of programs', `<script>${'x={price:1};'.repeat(400_000)}`],
    ['nested elements', '<div itemscope><p itemprop="a">'.repeat(150_000)],
    ['prices everywhere', '<b>1 €</b>'.repeat(400_000)],
  ])('ends whatever it is: %s', async (_, html) => {
    const { reading } = await readInWorker(null, {}, Buffer.from(html));
    expect(reading.refused).not.toBeNull();
    expect((await readInWorker('https://shop.example/p/mobile', {}, PAGE)).reading.refused).toBeNull();
  });
});
