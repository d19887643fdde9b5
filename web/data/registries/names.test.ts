import { expect, it } from 'vitest';
import { giverName } from './managed-registry.ts';
import { nameOfOwner, nameOfSecondOwner } from './my-role.ts';

it('Names from right to left leave the sentences around them alone, others stay as they are', () => {
  expect(giverName({ first_name: 'שרה', last_name: 'לוי' })).toBe('\u2068שרה לוי\u2069');
  expect(giverName({ first_name: 'Zoé', last_name: 'Petit' })).toBe('Zoé Petit');
  expect(nameOfOwner({ owner_name: 'سارة' })).toBe('\u2068سارة\u2069');
  const second_owner = { state: 'accepted', user_id: 1, first_name: 'דוד', last_name: null, invited_until: null };
  expect(nameOfSecondOwner({ second_owner } as never)).toBe('\u2068דוד\u2069');
});
