import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('No style asks what is somewhere on the page: each press would walk through all of it (rootMark tells)', () => {
  const asking = globSync('web/**/*.css').flatMap((file) =>
    (readFileSync(file, 'utf8').match(/(:root|\b(html|body|main))[^\s{,]*:has\(.*/g) ?? []).map((rule) => [file, rule]),
  );
  expect(asking).toEqual([]);
});
