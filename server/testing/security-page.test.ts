import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| (V\d+\.\d+\.\d+) \| (.+) \|$/gm)].map(([, number = '', text = '']) => ({
  number,
  text,
}));

it('docs/security.md says of every requirement what keeps it', () => {
  expect(rows).toHaveLength(179);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(179);
});

it('what it names exists', () => {
  const files = [...page.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, path = '']) => path);
  const local = files.filter((path) => !path.startsWith('DATA_DIR') && path !== 'build/client');
  expect(local.length).toBeGreaterThan(50);
  for (const path of local) expect(existsSync(new URL(`../../${path}`, import.meta.url)), path).toBe(true);
});

it('its sections can be reached', () => {
  const anchors = [...page.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const wanted = [...page.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor]) => anchor);
  expect(wanted.filter((anchor) => anchor && !anchors.includes(anchor))).toEqual([]);
});
