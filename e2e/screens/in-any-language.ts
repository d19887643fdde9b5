import { expect, type Page } from '@playwright/test';
import '#locales/every-language.ts';
import { parentsBookingsTexts } from '#locales/bookings/parents.ts';
import { formsTexts } from '#locales/forms.ts';
import type { Language } from '#locales/languages.ts';
import { registryEditorTexts } from '#locales/registries/editor.ts';
import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { shareMailTexts } from '#locales/registries/share-mail.ts';
import { sharingTexts } from '#locales/registries/sharing.ts';
import { secondOwnersTexts } from '#locales/second-owners.ts';
import { submit } from './screens.ts';
import type { World } from './world.ts';

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).first().click();
}

/** Unfolds the ways to share, which are folded away until then. */
export async function unfoldSharing(page: Page, lang: Language): Promise<void> {
  const summary = page.locator('main summary').filter({ hasText: sharingTexts(lang).otherWays });
  await summary.waitFor();
  if (!(await summary.evaluate((element) => element.parentElement?.matches('[open]')))) await summary.click();
}

export async function pressToShare(page: Page, lang: Language, name: string): Promise<void> {
  await unfoldSharing(page, lang);
  await press(page, name);
}

export async function nextPages(page: Page, lang: Language, pages: number): Promise<void> {
  for (let turned = 0; turned < pages; turned += 1) await press(page, registryEditorTexts(lang).next);
  await expect(page.locator('[data-page]:visible')).toHaveAttribute(
    'data-page',
    ['new', 'address', 'babies'][pages] ?? '',
  );
}

export async function inviteWrongly(page: Page, lang: Language): Promise<void> {
  const t = secondOwnersTexts(lang);
  await page.getByRole('checkbox', { name: t.together }).check();
  await page.getByRole('textbox', { name: t.mail }).fill('sacha');
  await submit(page, registryEditorTexts(lang).next);
}

export async function leaveRegistry(page: Page, lang: Language): Promise<void> {
  await page.getByRole('textbox', { name: registryEditorTexts(lang).title }).fill('Un autre nom');
  await page.getByRole('link', { name: registryEditorTexts(lang).cancel }).click();
}

export async function nameWrongly(page: Page, lang: Language): Promise<void> {
  const t = sharingTexts(lang);
  await pressToShare(page, lang, t.editLink);
  await page.getByRole('textbox', { name: t.linkName }).fill('pas permis !');
  await expect(page.getByRole('textbox', { name: t.linkName })).toHaveAttribute('aria-invalid', 'true');
}

/** The pattern for addresses is the server's; a typo in a common domain is noticed at once. */
export async function shareWrongly(page: Page, lang: Language): Promise<void> {
  const t = shareMailTexts(lang);
  await pressToShare(page, lang, sharingTexts(lang).email);
  await page.getByRole('textbox', { name: t.name }).fill('Mamie');
  await page.getByRole('textbox', { name: t.email }).fill('mamie.jeanne@gmial.com');
  await expect(page.getByRole('button', { name: formsTexts(lang).correct })).toBeVisible();
}

export async function renameCategory(page: Page, lang: Language, { registry, parent }: World): Promise<void> {
  const t = ownerRegistryTexts(lang);
  const params = { birth_registry_id: registry.id };
  const [category] = await parent.api('GET /category/birth_registry/{birth_registry_id}', { params });
  await press(page, t.categoryMenu(category?.label ?? ''));
  await page.getByRole('button', { name: t.rename }).click();
}

export async function deleteBooking(page: Page, lang: Language, { giver }: World): Promise<void> {
  await press(page, parentsBookingsTexts(lang).deleteBookingOf(`${giver.firstName} ${giver.lastName}`));
}
