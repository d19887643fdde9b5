import { expect, test } from '@playwright/test';
import { FAULTS } from './faults/faults.ts';
import { provoke } from './faults/provoke.ts';

// The other faults, and those that take minutes: npm run test:faults. It needs no browser, so it runs at one size only.
test('the service is killed again and again while people book: nothing is lost or doubled', async () => {
  const fault = FAULTS.find(({ name }) => name === 'the service is killed');
  const { losses } = await provoke(fault as NonNullable<typeof fault>, { database: 'embedded' });
  expect(losses).toEqual([]);
});
