// What parents make or send although the answer is lost. A booking's: booking-on-its-way.spec.ts.

import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { bookWishes, newGiver } from './people/givers.ts';
import { fillShortRegistry } from './people/parents-hands.ts';
import { newRegistry, newWishes, share, unique } from './people/people.ts';
import { shareByMail } from './people/sharing-hands.ts';
import { logIn, test } from './service/fixtures.ts';
import { OPERATOR } from './service/service.ts';

test.beforeEach(async ({ guard, page, parent }) => {
  guard.tolerate(/ERR_FAILED|Failed to fetch/);
  await logIn(page, parent);
});

/** The service does what the first of these calls asks, but the browser never hears of it. */
async function loseFirstAnswer(page: Page, call: string): Promise<void> {
  let calls = 0;
  await page.route(`**/api/v1/${call}`, async (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    expect((await route.fetch()).ok()).toBe(true);
    return route.abort();
  });
}

test('a list is created once, and a baby added once', async ({ page, parent }) => {
  await loseFirstAnswer(page, 'birthregistry/');
  await page.goto(paths.newRegistry());
  await fillShortRegistry(page, 'Bienvenue Léonie');
  const create = page.getByRole('button', { name: 'Créer la liste' });
  await create.click();
  await expect(page.locator('form')).toContainText('Vérifiez votre connexion');
  await create.click();
  await expect(page.getByText('Votre liste est créée. Ajoutez-y vos premiers cadeaux.')).toBeVisible();
  expect(await parent.api('GET /birthregistry/mine', {})).toHaveLength(1);

  const params = { birth_registry_id: (await newRegistry(parent, { babies: [] })).id };
  await loseFirstAnswer(page, 'baby/');
  await page.goto(paths.myBabies());
  await page.getByRole('button', { name: 'Ajouter un bébé' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Prénom' }).fill('Léo');
  const add = dialog.getByRole('button', { name: 'Ajouter un bébé' });
  await add.click();
  await expect(dialog).toContainText('Vérifiez votre connexion');
  await add.click();
  await expect(dialog).toBeHidden();
  expect((await parent.api('GET /birthregistry/{birth_registry_id}', { params })).babies).toHaveLength(1);
});

test('a gift is added once, its list gets one short link, and is sent once', async ({ page, parent, outbox }) => {
  const registry = await newRegistry(parent);
  // Sharing comes once there is something to give.
  await newWishes(parent, registry, [{ title: 'Mobile en bois' }]);
  const params = { birth_registry_id: registry.id };
  const now = () => parent.api('GET /birthregistry/{birth_registry_id}', { params });
  await loseFirstAnswer(page, 'wish/');
  await page.goto(paths.newWish(registry.id));
  await page.getByRole('textbox', { name: 'Nom du cadeau' }).fill('Poussette');
  await page.getByRole('textbox', { name: 'Prix' }).fill('299');
  const save = page.getByRole('button', { name: 'Ajouter à la liste' });
  await save.click();
  await expect(page.locator('form')).toContainText('Vérifiez votre connexion');
  // The draft of the form comes back, and is still the same gift.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Nom du cadeau' })).toHaveValue('Poussette');
  await save.click();
  await expect(page).toHaveURL((url) => url.pathname === paths.ownerRegistry(registry.id));
  const titles = (await now()).categories.flatMap(({ wishes }) => wishes.map(({ title }) => title));
  expect(titles.toSorted()).toEqual(['Mobile en bois', 'Poussette']);

  // Nor is the name of the link taken.
  await loseFirstAnswer(page, 'shortlink/');
  await page.getByRole('button', { name: 'Créer le lien de partage' }).click();
  const dialog = page.getByRole('dialog');
  const create = dialog.getByRole('button', { name: 'Créer le lien' });
  await create.click();
  await expect(dialog).toContainText('Vérifiez votre connexion');
  await create.click();
  await expect(dialog).toBeHidden();
  expect((await now()).shortlinks).toHaveLength(1);

  await loseFirstAnswer(page, 'email/share_list');
  const email = `mamie.${unique()}@example.org`;
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Nom de la personne' }).fill('Mamie');
  await dialog.getByRole('textbox', { name: 'Adresse email de la personne' }).fill(email);
  const send = dialog.getByRole('button', { name: 'Envoyer' });
  await send.click();
  await expect(dialog).toContainText('Vérifiez votre connexion');
  await send.click();
  await expect(dialog).toBeHidden();
  // Mails leave in order: once the next is there, there is no second one to come.
  const other = `papi.${unique()}@example.org`;
  await shareByMail(page, 'Papi', other);
  await outbox.mailTo(other);
  expect(await outbox.count(email)).toBe(1);
});

test('a message to the operator is sent once', async ({ page, outbox }) => {
  await loseFirstAnswer(page, 'contact');
  const [first, next] = [`Jeanne ${unique()}`, `Camille ${unique()}`];
  const write = async (name: string) => {
    await page.getByRole('button', { name: 'Écrire un message' }).click();
    await page.getByRole('textbox', { name: 'Votre nom' }).fill(name);
    await page.getByRole('textbox', { name: 'Votre adresse email' }).fill('jeanne@example.org');
    await page.getByRole('textbox', { name: 'Votre message' }).fill('Où est ma réservation ?');
    await page.getByRole('button', { name: 'Envoyer' }).click();
  };
  await page.goto(paths.contact());
  await write(first);
  await expect(page.getByRole('alert')).toContainText('Votre message n’a pas pu être envoyé');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Message envoyé');
  await write(next);
  await outbox.mailTo(OPERATOR, new RegExp(next));
  expect(await outbox.count(OPERATOR, new RegExp(first))).toBe(1);
});

test('a giver of two gifts is thanked once, and a gift received once', async ({ page, parent, service, guard }) => {
  guard.tolerate(/status of 409/);
  const registry = await newRegistry(parent);
  const gifts = await newWishes(parent, registry, [{ title: 'Lit' }, { title: 'Mobile' }]);
  await share(parent, registry);
  await bookWishes(service.url, gifts, newGiver('Odile'));
  await loseFirstAnswer(page, 'booking/thank/*');
  await page.goto(paths.ownerRegistry(registry.id));
  await page.getByRole('button', { name: 'Remercier', exact: true }).first().click();
  const thanks = page.getByRole('dialog');
  await thanks.getByRole('textbox', { name: 'Votre message' }).fill('Merci Odile !');
  const send = thanks.getByRole('button', { name: 'Envoyer', exact: true });
  await send.click();
  await expect(thanks.locator('form')).toContainText('Vérifiez votre connexion');
  await send.click();
  await expect(thanks.locator('form')).toContainText('de l’autre parent ou de vous : rien d’autre n’est parti');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Remercier', exact: true })).toHaveCount(0);

  await loseFirstAnswer(page, 'booking/mark_as_received/*');
  await page.goto(paths.ownerWish(registry.id, gifts[0].id));
  await page.getByRole('button', { name: 'Marquer comme reçu' }).click();
  const question = page.getByRole('dialog');
  const confirm = question.getByRole('button', { name: 'Oui, je l’ai reçu' });
  await confirm.click();
  await expect(question).toContainText('Vérifiez votre connexion');
  await confirm.click();
  await expect(page.getByText('Réception confirmée')).toBeVisible();
});
