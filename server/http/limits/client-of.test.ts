import { expect, it } from 'vitest';
import { clientOf, placeOf } from './client-of.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['64:ff9b::192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  [undefined, 'gone'],
])('a caller at %s is the client %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
});

it('a place is the widest network around a client', () => {
  expect(placeOf(clientOf('192.0.2.7'))).toBe('192.0.2.7');
  expect(placeOf(clientOf('2001:db8:1:2::1'))).toBe('2001:db8:1::/48');
});
