import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { corpusFile } from '../../testing/corpus.ts';
import { isCommonPassword } from './common-passwords.ts';

const CAMILLE = ['Camille', 'Le Goff', 'camille.legoff', 'example.org'];
const isCommon = (password: string) => isCommonPassword(password, CAMILLE);

describe('Refused, because everybody tries it', () => {
  test.each(
    [
      ['Password1!', 'Qwerty123!', 'Azerty123!', 'Marseille!', 'MARSEILLE!', '!Marseille1', 'Marseille13!'],
      [
        'M@rseille13',
        'P@ssw0rd!',
        'Soleil_2024',
        'Mot-de-passe!',
        'Jetaime!123',
        'Doudou1!',
        'Bonjour!!',
        'Chocolat*75',
      ],
      [
        'A123456!',
        '123456Aa!',
        'Qsdfghjklm1!',
        'Aaaaaaa1!',
        'Doudou!Doudou!',
        'Abcdefgh1!',
        'Ma1maison!',
        'Célestine-2019',
      ],
      [
        'password1!A',
        'azerty123!A',
        'Bonjour1!A',
        'motdepasse@A',
        'passwordA!',
        'Apassword!',
        'A!password',
        'soleil!Aa',
      ],
      ['1q2w3e4r!A', '1qaz2wsx!A', '$$$$$$$A', '........A'],
    ].flat(),
  )('%s', async (password) => {
    expect(await isCommon(password)).toBe(true);
  });
});

describe('Refused with the service’s name or the person’s own', () => {
  test.each([
    'Cigogne2026!',
    'C1gogne!!',
    'ListeDeNaissance1!',
    'Camille1990!',
    'CamilleLegoff!',
    'Legoff-13/05/90',
    'CigognePassword1!',
    'camille1990!A',
  ])('%s', async (password) => {
    expect(await isCommon(password)).toBe(true);
  });
});

describe('Accepted', () => {
  test.each(
    [
      [
        'Galet!brume7',
        'Kh7!pqR2',
        'B7!o-9b2',
        'correct horse Battery!',
        'Une poussette rouge!',
        'Tr0!mzw8Kq',
        'vQ8#tLw2',
        '🐣Poussin et brume',
      ],
      [
        'Camille aime les lapins!',
        'Cigogne sur la branche haute.',
        'Marseille8275930174629!',
        'xK9!mmPz',
        'Éléphant€gris1',
      ],
    ].flat(),
  )('%s', async (password) => {
    expect(await isCommon(password)).toBe(false);
  });
});

const CORPUS = corpusFile('passwords_fr_top1000.txt');

test.runIf(existsSync(CORPUS))('Nine in ten French favourites are known, however they are disguised', async () => {
  const favourites = readFileSync(CORPUS, 'utf8')
    .split('\n')
    .filter((word) => word.length > 3);
  const dress = (word: string) => [
    `${word[0]?.toUpperCase()}${word.slice(1)}1!`,
    `!${word.toUpperCase()}2024`,
    ...[`${word}!A`, `${word}A!`, `${word}1!A`, `A${word}!`, `A!${word}`, `${word}!Aa`],
  ];
  const passwords = favourites.flatMap(dress).filter((one) => /\p{Lu}/u.test(one));
  const known = await Promise.all(passwords.map(isCommon));
  expect(known.filter(Boolean).length / passwords.length).toBeGreaterThan(0.9);
});

test('The longest and strangest password takes hardly any time', async () => {
  await isCommon('warm');
  const strange = ['a1!'.repeat(21), '@4$510!|7+'.repeat(6), '1'.repeat(64), `${'!'.repeat(30)}a${'1'.repeat(33)}`];
  for (const password of strange) expect(await isCommon(password)).toEqual(expect.any(Boolean));
});
