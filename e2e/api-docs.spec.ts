import { expect } from '@playwright/test';
import { test } from './service/fixtures.ts';

test.use({ javaScriptEnabled: false });

test('a stranger finds out by keyboard, without scripts, how a gift is booked', async ({ page }) => {
  await page.goto('/api/v1/docs');
  await expect(page.getByRole('heading').first(), 'its name comes before its contents').toHaveText('The Cigogne API');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The story in seven calls' })).toBeInViewport();

  await page.getByRole('navigation').getByRole('link', { name: 'Bookings', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Bookings', exact: true })).toBeInViewport();

  const call = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'POST /booking/multi' }) });
  await expect(call).toContainText('Idempotency-Key');
  await call.getByText('Example of POST /booking/multi').press('Enter');
  await expect(call.getByText(/curl -X POST/)).toBeVisible();
  await expect(call.getByText('"wish_id"')).toBeVisible();

  await call.getByRole('link', { name: 'ALREADY_BOOKED' }).press('Enter');
  await expect(page.locator('#error-ALREADY_BOOKED')).toBeInViewport();

  // A program reads the same as OpenAPI.
  const link = page.getByRole('banner').getByRole('link', { name: 'openapi.json' });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Cigogne' } });
});
