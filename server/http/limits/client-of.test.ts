import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { callerOf, clientOf } from './client-of.ts';

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

it('who waits is an account, or the widest network around a client', () => {
  const user = { id: 7 } as FastifyRequest['user'];
  expect(callerOf({ user, ip: '192.0.2.7' })).toBe('account 7');
  expect(callerOf({ user: null, ip: '192.0.2.7' })).toBe('192.0.2.7');
  expect(callerOf({ user: null, ip: '2001:db8:1:2::1' })).toBe('2001:db8:1::/48');
});
