import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { partKeys } from '../../config/keys.ts';
import { hashGiver, hashRecipient, readRefusalToken, refusalToken } from './suppress.ts';

const SECRET = new TextEncoder().encode('a key of this test, long enough for it');
const OTHER_SECRET = new TextEncoder().encode('another key of this test, long enough');
const KEYS = partKeys(SECRET, []);
const OTHER_KEYS = partKeys(OTHER_SECRET, []);
const [hash] = hashRecipient(KEYS, 'mamie@example.org');

test('A token names its address, without holding it', () => {
  const token = refusalToken(KEYS, hash);
  expect(readRefusalToken(KEYS, token)).toEqual(hash);
  expect(Buffer.from(token, 'base64url').toString()).not.toContain('mamie');
});

test('Nobody can make a token for somebody else’s address', () => {
  const token = refusalToken(KEYS, hash);
  const [victim] = hashRecipient(KEYS, 'victime@example.org');
  const forged = Buffer.concat([victim, Buffer.from(token, 'base64url').subarray(32)]).toString('base64url');
  for (const wrong of [
    forged,
    refusalToken(OTHER_KEYS, hash),
    token.slice(1),
    `${token}A`,
    `${token.slice(0, -1)}%`,
    '',
  ]) {
    expect(readRefusalToken(KEYS, wrong)).toBeNull();
  }
});

test('An address is one in any case of letters, and another under another key', () => {
  expect(hashRecipient(KEYS, 'Mamie@Example.org')[0]).toEqual(hash);
  expect(hashRecipient(OTHER_KEYS, 'mamie@example.org')).not.toContainEqual(hash);
});

test.each([
  ['mamie+liste@outlook.fr', 'mamie@outlook.fr'],
  ['Ma.Mie+1@gmail.com', 'mamie@googlemail.com'],
  ['mamie@ex\u00ADample.org', 'mamie@example.org'],
  ['mamie@example.org\u200B', 'mamie@example.org'],
  ['mamie@example.org.', 'mamie@example.org'],
  ['mamie@ｅxample。org', 'mamie@example.org'],
  ['ｍamie@example.org', 'mamie@example.org'],
  ['mamie@crèche.fr', 'mamie@xn--crche-5ra.fr'],
  ['mamie+1@gma\u00ADil.com', 'mamie@gmail.com'],
])('A mailbox is one under all its names: %s is %s', (one, other) => {
  expect(hashRecipient(KEYS, one)).toEqual(hashRecipient(KEYS, other));
});

test.each([
  ['ma.mie@example.org', 'mamie@example.org'],
  ['+1@gmail.com', '+2@gmail.com'],
  ['mamie+1@example.org', 'mamie@example.org'],
  ['mamie@example.org', 'mamie@example.com'],
])('Other mailboxes are others: %s is not %s', (one, other) => {
  expect(hashRecipient(KEYS, one)).not.toContainEqual(hashRecipient(KEYS, other)[0]);
});

test('Who refused mails before the key was changed has refused them for ever, and by the same link', () => {
  const changed = partKeys(OTHER_SECRET, [SECRET]);
  expect(hashRecipient(changed, 'mamie@example.org')).toContainEqual(hash);
  expect(hashGiver(changed, 'mamie@example.org')).toContainEqual(hashGiver(KEYS, 'mamie@example.org')[0]);
  expect(readRefusalToken(changed, refusalToken(KEYS, hash))).toEqual(hash);
});

test('Who refused mails before keys had purposes has refused them for ever, and by the same link', () => {
  const bare = createHmac('sha256', SECRET).update('mamie@example.org').digest();
  expect(hashRecipient(KEYS, 'mamie@example.org')).toContainEqual(bare);
  const seal = createHmac('sha256', SECRET).update('refuse mails\n').update(bare).digest().subarray(0, 16);
  expect(readRefusalToken(KEYS, Buffer.concat([bare, seal]).toString('base64url'))).toEqual(bare);
});
