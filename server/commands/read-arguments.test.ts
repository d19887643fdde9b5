import { expect, it } from 'vitest';
import { readTargets } from './catalog-import/targets.ts';
import { readArguments } from './read-arguments.ts';

it('What a command does not know is told in one line', () => {
  const read = () => readArguments({ args: ['--folow'], options: { follow: { type: 'boolean' } } });
  expect(read).toThrow(/^Unknown option '--folow'[^\n]*$/);
});

it('An address that is none is told in one line', () => {
  expect(() => readTargets(['https://flux.example:99999/a.csv'])).toThrow(/^https:\S+ is no address\.$/);
});
