import { expect, test } from 'vitest';
import { partKeys } from './keys.ts';

const secret = (text: string) => new TextEncoder().encode(text.padEnd(32, '.'));
const NEW = secret('the new one');
const FORMER = secret('the former one');

test('Every purpose has its own key, and none is the secret itself', () => {
  const first = Object.values(partKeys(NEW, [])).map(([{ bytes }]) => Buffer.from(bytes).toString('hex'));
  expect(new Set([...first, Buffer.from(NEW).toString('hex')]).size).toBe(first.length + 1);
});

test('A former secret still reads, and the new one writes', () => {
  const before = partKeys(FORMER, []).sessions;
  const after = partKeys(NEW, [FORMER]).sessions;
  expect(after[0]).toEqual(partKeys(NEW, []).sessions[0]);
  expect(after).toContainEqual(before[0]);
  expect(new Set(after.map(({ id }) => id)).size).toBe(2);
});

test('What counts for ever is found under the bare secrets too, with which it was hashed before', () => {
  const { addresses, sessions } = partKeys(NEW, [FORMER]);
  expect(addresses.map(({ bytes }) => Buffer.from(bytes)).slice(2)).toEqual([Buffer.from(NEW), Buffer.from(FORMER)]);
  expect(sessions).toHaveLength(2);
});
