import { afterEach, expect, test, vi } from 'vitest';
import { collectGarbageOf } from './collect-garbage.ts';

afterEach(() => vi.unstubAllGlobals());

test('After some large pages garbage is collected once, and again only after as many', () => {
  const gc = vi.fn();
  vi.stubGlobal('gc', gc);
  const large = Array.from({ length: 16 }, () => collectGarbageOf(750_000));
  expect(large.map(Number).join('')).toBe('0000000100000001');
  expect(gc).toHaveBeenCalledTimes(2);
});

test('Ordinary pages never have garbage collected', () => {
  vi.stubGlobal('gc', vi.fn());
  expect(Array.from({ length: 1_000 }, () => collectGarbageOf(120_000))).not.toContain(true);
});
