import { expect, test } from 'vitest';
import { liveLink } from './live-link.ts';

const link = { id: 1, name: 'leonie', is_active: true, expiration_date: null, birthregistry_id: 1 };

test('parents share the oldest link that works today', () => {
  const expired = { ...link, expiration_date: '2026-11-23' };
  const inactive = { ...link, id: 2, is_active: false };
  const lastDay = { ...link, id: 3, expiration_date: '2026-11-24' };
  expect(liveLink([expired, inactive, lastDay, link], '2026-11-24')).toBe(lastDay);
  expect(liveLink([expired, link], '2026-11-24')).toBe(link);
  expect(liveLink([expired, inactive], '2026-11-24')).toBeUndefined();
});
