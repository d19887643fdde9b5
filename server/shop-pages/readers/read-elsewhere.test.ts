import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readElsewhere } from './read-elsewhere.ts';

const PAGE = Buffer.from(
  '<title>Mobile en bois</title><h1>Mobile en bois</h1><meta property="og:type" content="product"><p class="price">12,50 €</p><button>Ajouter au panier</button>',
);

/** The reader started by this process, while it is running. */
function readerOf(parent: number): number {
  return (
    readdirSync('/proc')
      .map(Number)
      .find((id) => isReader(id, parent)) ?? Number.NaN
  );
}

function isReader(id: number, parent: number): boolean {
  try {
    const isOurs = new RegExp(`\\) [^Z] ${parent} `).test(readFileSync(`/proc/${id}/stat`, 'utf8'));
    return isOurs && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('/readers/reader.ts');
  } catch {
    // It is not a process, or has ended meanwhile.
    return false;
  }
}

describe('A process that reads', () => {
  it('reads as readPage does, several pages at once', async () => {
    const pages = Array.from({ length: 5 }, () => readElsewhere('https://shop.example/p/mobile-en-bois', {}, PAGE));
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

  it.runIf(process.platform === 'linux')('that never has its turn of the processor is not waited for', async () => {
    await readElsewhere('https://shop.example/p/mobile', {}, PAGE);
    process.kill(readerOf(process.pid), 'SIGSTOP');
    expect((await readElsewhere('https://shop.example/p/mobile', {}, PAGE)).reading.refused).toBeNull();
  });

  it.each([
    ['data without end', `<script type="application/ld+json">${'{"a":['.repeat(800_000)}`],
    ['five megabytes of programs', `<script>${'x={price:1};'.repeat(400_000)}`],
    ['nested elements', '<div itemscope><p itemprop="a">'.repeat(150_000)],
    ['prices everywhere', '<b>1 €</b>'.repeat(400_000)],
  ])('ends whatever it is: %s', async (_, html) => {
    const { reading } = await readElsewhere(null, {}, Buffer.from(html));
    expect(reading.refused).not.toBeNull();
    expect((await readElsewhere('https://shop.example/p/mobile', {}, PAGE)).reading.refused).toBeNull();
  });
});
