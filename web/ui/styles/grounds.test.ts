import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const RULE = /([^{}]+)\{([^{}]*)\}/g;

test('What stands on a ground of its own has an edge where the system chooses the colours', () => {
  const edgeless = globSync('web/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(RULE)]
      .filter(([, , style = '']) => /background:[^;]*(-soft|--peach)\)/.test(style) && /\bpadding:/.test(style))
      .filter(([, , style = '']) => !/\b(border|outline):/.test(style))
      .map(([, selector]) => `${file} ${selector?.trim()}`),
  );
  expect(edgeless).toEqual([]);
});
