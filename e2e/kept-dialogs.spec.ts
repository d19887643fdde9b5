import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { newRegistry, newWishes, untilNoDoubleTap } from './people/people.ts';
import { fillLogin } from './people/session.ts';
import { isFirefox } from './service/firefox.ts';
import { logIn, test } from './service/fixtures.ts';

interface Case {
  name: string;
  path: (registryId: number) => string;
  /** Opens the dialog. */
  open: (page: Page) => Promise<void>;
  field: string;
  send: string;
}

const CASES: Case[] = [
  {
    name: 'a baby’s',
    path: () => paths.myBabies(),
    open: (page) => page.getByRole('button', { name: 'Modifier Léonie' }).click(),
    field: 'Prénom',
    send: 'Enregistrer',
  },
  {
    name: 'a category’s',
    path: (id) => paths.ownerRegistry(id),
    open: async (page) => {
      await page.getByRole('button', { name: /^Actions pour la catégorie/ }).click();
      await page.getByRole('button', { name: 'Renommer' }).click();
    },
    field: 'Nom de la catégorie',
    send: 'Enregistrer',
  },
  {
    name: 'a short link’s',
    path: (id) => paths.ownerRegistry(id),
    open: (page) => page.getByRole('button', { name: 'Créer le lien de partage' }).click(),
    field: 'Nom du lien',
    send: 'Créer le lien',
  },
];

for (const { name, path, open, field, send } of CASES) {
  test(`the session ends in ${name} dialog: what was typed is back after logging in, and gone once given up`, async ({
    page,
    parent,
    guard,
  }) => {
    guard.tolerate(/status of 403/);
    const registry = await newRegistry(parent);
    await newWishes(parent, registry, [{ title: 'Un premier cadeau' }]);
    await logIn(page, parent);
    await page.goto(path(registry.id));
    await open(page);
    const typed: Locator = page.getByRole('dialog').getByRole('textbox', { name: field });
    const before = await typed.inputValue();
    await typed.fill('tape-puis-garde');
    await parent.api('POST /login/logout');
    await page.getByRole('dialog').getByRole('button', { name: send }).click();
    await fillLogin(page, parent.email, parent.password);
    await expect(page).toHaveURL(path(registry.id));
    await open(page);
    await expect(typed).toHaveValue('tape-puis-garde');

    await page.keyboard.press('Escape');
    await open(page);
    // A new link’s suggested name is random.
    if (send === 'Enregistrer') await expect(typed).toHaveValue(before);
    else await expect(typed).not.toHaveValue('tape-puis-garde');
  });
}

test('on a small phone a sheet’s buttons stay in sight, whatever is said above them', async ({
  page,
  parent,
  guard,
}) => {
  guard.tolerate(/ERR_FAILED/);
  await page.setViewportSize({ width: 360, height: 640 });
  const registry = await newRegistry(parent, { is_private: true });
  await newWishes(parent, registry, [{ title: 'Lit' }]);
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  await page.getByRole('button', { name: 'Créer le lien de partage' }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Nom du lien' });
  const buttons = ['Annuler', 'Créer le lien'].map((label) => dialog.getByRole('button', { name: label }));
  await name.fill('é è');
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription(/Lettres sans accent/);
  for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 });
  await page.route('**/shortlink/', (route) => route.abort());
  await name.fill('leonie');
  await name.press('Enter');
  const refusal = dialog.getByText('Vérifiez votre connexion');
  for (const shown of [refusal, ...buttons]) await expect(shown).toBeInViewport({ ratio: 1 });
});

test('a double tap opens a question and does not answer it', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  for (let more = 0; more < 2; more += 1) await newRegistry(parent, { title: 'Une autre liste' });
  await logIn(page, parent);
  await page.goto(paths.myRegistries());
  const opener = page.getByRole('button', { name: `Supprimer la liste «\u00A0${registry.title}\u00A0»` });
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Supprimer la liste' });
  await opener.click();
  const answer = await middleOf(confirm);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The sheet's button appears where the list's is.
  const { y } = await middleOf(opener);
  await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), y - answer.y);
  const { x } = await middleOf(opener);
  expect(Math.abs((await middleOf(opener)).y - answer.y)).toBeLessThan(3);
  await untilNoDoubleTap(page);
  // Firefox's driver has no touch.
  const tap = () => (isFirefox(page.context()) ? page.mouse.click(x, answer.y) : page.touchscreen.tap(x, answer.y));
  // As soon after each other as a finger taps, however long the page takes to answer.
  await Promise.all([tap(), page.waitForTimeout(150).then(tap)]);
  await untilNoDoubleTap(page);
  await expect(confirm).toBeVisible();
  await tap();
  await expect(dialog).toBeHidden();
  await expect(opener).toHaveCount(0);
});

async function middleOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
