import { expect, it } from 'vitest';
import { isAmazonsOwn } from './amazon.ts';

it('names Amazon where it is Amazon, not where the name is only borrowed', () => {
  const hosts = [
    'www.amazon.fr',
    'amazon.co.uk',
    'amzn.to',
    'amazon.fr.evil.com',
    'notamazon.fr',
    'amazon.evil.example',
  ];
  expect(hosts.map(isAmazonsOwn)).toEqual([true, true, true, false, false, false]);
});
