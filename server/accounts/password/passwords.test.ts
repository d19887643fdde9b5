import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

it('a crowd in one place, of however many homes, is told to come back; others choose and type passwords meanwhile', async () => {
  const home = (index: number) => `2001:db8:0:${index.toString(16)}::/64`;
  const crowd = Promise.allSettled(
    Array.from({ length: 200 }, (_, index) => hashPassword('Berceau!lune7', home(index))),
  );
  const others = await Promise.all(['192.0.2.1', '192.0.2.2'].map((client) => hashPassword('Hochet!lac12', client)));
  expect(await verifyPassword(others[0] ?? null, 'Hochet!lac12', '192.0.2.1')).toBe(true);
  const refused = (await crowd).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(100);
});
