import { describe, expect, it } from 'vitest';
import { inParts, readAll } from '#server/testing/feeds.ts';

it.each([
  ['', 20],
  ['2016-03-01T13:00-0800/2016-03-11T15:30-0800', 30],
  ['2124-03-01T13:00+0100/2124-03-11T15:30+0100', 30],
  ['2016-03-01T13:00-0800/2124-03-11T15:30-0800', 20],
  [`2016-03-01/${new Date().toISOString().slice(0, 10)}`, 20],
  ['from now on', 20],
])('A sale price counts while the sale is on: %j', async (dates, euros) => {
  const text = `title,link,price,sale_price,sale_price_effective_date\nLit,https://boutique.example/l,30 EUR,20 EUR,${dates}\n`;
  const { articles } = await readAll(inParts(Buffer.from(text)));
  expect(articles[0]?.priceCents).toBe(euros * 100);
});

describe('A number that is no price', () => {
  const read = (price: string, salePrice = '') =>
    readAll(
      inParts(Buffer.from(`title;link;price;sale_price\nLit;https://boutique.example/l;${price};${salePrice}\n`)),
    );

  it.each(['-5', '-5,00 EUR', 'EUR -5', '− 5 €', '1e5', '1E+05', '2.49e+1 EUR'])(
    'refuses its line: %s',
    async (price) => {
      expect((await read(price)).refused).toEqual([{ line: 2, reason: 'BAD_PRICE' }]);
      const { articles } = await read('30 EUR', price);
      expect(articles[0]?.priceCents).toBe(3000);
    },
  );

  it.each([
    ['5,-', 500],
    ['24,- €', 2400],
    ['19,90 - 24,90 EUR', 1990],
    ['19.90-24.90', 0],
    ['EUR 5', 500],
    ['sur demande', 0],
  ])('%s is none of them', async (price, cents) => {
    expect((await read(price)).articles[0]?.priceCents).toBe(cents);
  });
});
