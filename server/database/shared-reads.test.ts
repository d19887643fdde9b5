import { expect, it } from 'vitest';
import { shareReads } from './shared-reads.ts';

it('many who ask at once share two reads, and nobody gets one that began before they asked', async () => {
  let now = 0;
  let reads = 0;
  const read = shareReads(async () => {
    reads += 1;
    const seen = now;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return seen;
  });
  const early = read('list');
  now = 1;
  const late = Array.from({ length: 50 }, () => read('list'));
  expect(await early).toBe(0);
  expect(new Set(await Promise.all(late))).toEqual(new Set([1]));
  expect(reads).toBe(2);
  now = 2;
  expect(await read('list')).toBe(2);
});

it('a read that fails does not spoil the next one', async () => {
  let attempts = 0;
  const read = shareReads(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('lost');
    return attempts;
  });
  const [first, second] = await Promise.allSettled([read('list'), read('list')]);
  expect(first.status).toBe('rejected');
  expect(second).toEqual({ status: 'fulfilled', value: 2 });
});
