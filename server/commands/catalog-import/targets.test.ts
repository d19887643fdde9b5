import { expect, it } from 'vitest';
import { readTargets } from './targets.ts';

it('Feeds of one host, or with one file name, have names of their own, the same each time, which tell no key', () => {
  const texts = [
    'https://flux.example/f/a.csv?key=secret',
    'https://flux.example/f/c.csv?key=secret',
    'une/feed.csv',
    'autre/feed.csv',
    'lit=https://flux.example/f/a.csv?key=secret',
  ];
  const names = readTargets(texts).map(({ name }) => name);
  expect(names).toEqual([
    expect.stringMatching(/^flux\.example-[\da-f]{8}$/),
    expect.stringMatching(/^flux\.example-[\da-f]{8}$/),
    expect.stringMatching(/^feed\.csv-[\da-f]{8}$/),
    expect.stringMatching(/^feed\.csv-[\da-f]{8}$/),
    'lit',
  ]);
  expect(new Set(names).size).toBe(5);
  expect(readTargets(texts).map(({ name }) => name)).toEqual(names);
});

it.each([[['a=x.csv', 'a=y.csv']], [['x.csv', './x.csv']]])('Two feeds of one name are refused: %j', (texts) => {
  expect(() => readTargets(texts)).toThrow('is named twice');
});
