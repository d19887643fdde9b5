import { expect, it } from 'vitest';
import { isInvolved } from './involved-json.ts';

const bytes = (text: string) => Buffer.from(text);

it.each([
  ['brackets in each other', '['.repeat(500_000)],
  ['objects in each other', '{"a":'.repeat(100)],
  ['many numbers', `[${'1,'.repeat(100_000)}1]`],
  ['many objects', `[${'{},'.repeat(100_000)}{}]`],
  ['many fields', `{${'"a":1,'.repeat(30_000)}"b":1}`],
])('A body is refused before it is parsed: %s', (_what, json) => {
  expect(isInvolved(bytes(json))).toBe(true);
});

it.each([
  ['words with signs', JSON.stringify({ description: '[{,"\\'.repeat(50_000), 'a"]': '\\' })],
  ['a text that breaks off', '{"a":"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\\'],
  ['a list as it was answered', JSON.stringify({ wishes: Array(500).fill(Object.fromEntries(Array(18).entries())) })],
  ['one behind the other', '[]'.repeat(5000)],
  ['nothing', ''],
])('and is not for what it says: %s', (_what, json) => {
  expect(isInvolved(bytes(json))).toBe(false);
});
