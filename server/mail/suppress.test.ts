import { expect, test } from 'vitest';
import { hashRecipient, readRefusalToken, refusalToken } from './suppress.ts';

const KEY = new TextEncoder().encode('a key of this test, long enough for it');
const OTHER_KEY = new TextEncoder().encode('another key of this test, long enough');
const hash = hashRecipient(KEY, 'mamie@example.org');

test('A token names its address, without holding it', () => {
  const token = refusalToken(KEY, hash);
  expect(readRefusalToken(KEY, token)).toEqual(hash);
  expect(Buffer.from(token, 'base64url').toString()).not.toContain('mamie');
});

test('Nobody can make a token for somebody else’s address', () => {
  const token = refusalToken(KEY, hash);
  const victim = hashRecipient(KEY, 'victime@example.org');
  const forged = Buffer.concat([victim, Buffer.from(token, 'base64url').subarray(32)]).toString('base64url');
  for (const wrong of [
    forged,
    refusalToken(OTHER_KEY, hash),
    token.slice(1),
    `${token}A`,
    `${token.slice(0, -1)}%`,
    '',
  ]) {
    expect(readRefusalToken(KEY, wrong)).toBeNull();
  }
});

test('An address is one in any case of letters, and another under another key', () => {
  expect(hashRecipient(KEY, 'Mamie@Example.org')).toEqual(hash);
  expect(hashRecipient(OTHER_KEY, 'mamie@example.org')).not.toEqual(hash);
});

test.each([
  ['mamie+liste@outlook.fr', 'mamie@outlook.fr'],
  ['Ma.Mie+1@gmail.com', 'mamie@googlemail.com'],
])('A mailbox is one under all its names: %s is %s', (one, other) => {
  expect(hashRecipient(KEY, one)).toEqual(hashRecipient(KEY, other));
});

test.each([
  ['ma.mie@example.org', 'mamie@example.org'],
  ['+1@gmail.com', '+2@gmail.com'],
  ['mamie+1@example.org', 'mamie@example.org'],
  ['mamie@example.org', 'mamie@example.com'],
])('Other mailboxes are others: %s is not %s', (one, other) => {
  expect(hashRecipient(KEY, one)).not.toEqual(hashRecipient(KEY, other));
});
