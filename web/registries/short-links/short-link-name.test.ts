import { expect, test } from 'vitest';
import { shortLinkName } from '#contract/short-links.ts';
import { isGuessable, proposeName, slug } from './short-link-name.ts';

const baby = {
  id: 1,
  birthregistry_id: 1,
  firstname: 'Léonie',
  firstname_is_private: false,
  gender: 'F' as const,
  gender_is_private: false,
};

test('the proposed name starts with the baby’s name and ends with something nobody guesses', () => {
  expect(proposeName({ title: 'Notre liste', babies: [baby] })).toMatch(/^leonie-[a-hjkmnp-z34679]{8}$/);
});

test('a name that the parents keep secret never shows in the link', () => {
  const secret = { ...baby, firstname_is_private: true };
  expect(proposeName({ title: 'Bébé arrive !', babies: [secret] })).toMatch(/^bebe-arrive-.{8}$/);
});

test('titles in other scripts, of signs alone or very long give a name that is accepted', () => {
  for (const title of ['赤ちゃん', '❤️ !!!', 'x'.repeat(255), '2027']) {
    expect(shortLinkName.safeParse(proposeName({ title, babies: [] })).success).toBe(true);
  }
});

test('accents, ligatures and spaces become plain letters and hyphens', () => {
  expect(slug('  Le trousseau d’Œdipe & Noël ')).toBe('le-trousseau-d-oedipe-noel');
});

test('two proposals differ', () => {
  const names = new Set(Array.from({ length: 50 }, () => proposeName({ title: 'Liste', babies: [] })));
  expect(names.size).toBe(50);
});

test('no proposal can be guessed, names and dates can', () => {
  for (let times = 0; times < 200; times += 1) {
    expect(isGuessable(proposeName({ title: 'Liste', babies: [] }))).toBe(false);
  }
  for (const name of ['leonie', 'Leonie-Martin', 'leonie2027', 'bebe_14-03-2027', 'leonie-k7qm', 'weihnachtsschmuck']) {
    expect(isGuessable(name)).toBe(true);
  }
  expect(isGuessable('chez-nous_Xk29fJq8')).toBe(false);
});
