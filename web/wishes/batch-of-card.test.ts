import { expect, it } from 'vitest';
import { batchOfCard } from './batch-of-card.ts';

it('the first cards of a page wait for nothing, the others a few at a time, with a batch for whatever else waits', async () => {
  const order: string[] = [];
  const cards = Array.from({ length: 40 }, (_, index) => batchOfCard()?.then(() => order.push(`card ${index}`)));
  expect(cards.findIndex((batch) => batch !== undefined)).toBe(16);
  setImmediate(() => order.push('somebody else'));
  await Promise.all(cards);
  expect(order).toHaveLength(25);
  expect(order.indexOf('somebody else')).toBeLessThan(order.indexOf('card 32'));
});

it('another page begins with its own', async () => {
  for (let card = 0; card < 20; card += 1) batchOfCard()?.catch(() => {});
  await Promise.resolve();
  expect(batchOfCard()).toBeNull();
});
