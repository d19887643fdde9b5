import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it.each([
  [undefined, 'fr'],
  ['', 'fr'],
  ['de-CH,de;q=0.9,en;q=0.8', 'de'],
  ['nl-BE, en;q=0.4, de;q=0.6', 'de'],
  ['es', 'fr'],
  ['en;q=0', 'fr'],
  ['EN-us', 'en'],
  [';;;,,q=', 'fr'],
])('a reader who asks for %j reads %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
