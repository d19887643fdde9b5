// What superusers do about affiliate links, and where givers' clicks lead.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { untilOurs } from './people/ours.ts';
import { newRegistry, newWishes, share } from './people/people.ts';
import { chooseInAdministration, makeSuperuser } from './people/superuser.ts';
import { expectNoViolations } from './screens/axe.ts';
import { logIn, test } from './service/fixtures.ts';

test.use({ settings: { AFFILIATE_AWIN: '99', AFFILIATE_AMAZON: 'cigogne-21' } });

const FNAC = 'https://www.fnac.com/a1/Doudou';
const AMAZON = 'https://www.amazon.fr/dp/B0ABCDEFGH';

test('a superuser enters a shop’s merchant id, updates the gifts, and givers are led through the network', {
  tag: '@wide-only',
}, async ({ page, parent, service, newVisitor, guard }) => {
  guard.tolerate(/422/);
  const registry = await newRegistry(parent);
  const name = await share(parent, registry);
  const [doudou, lit] = await newWishes(parent, registry, [
    { title: 'Doudou lapin', link: `${FNAC}?utm_source=ami` },
    { title: 'Lit', link: `${AMAZON}?tag=ami-21` },
  ]);
  await makeSuperuser(service, parent);

  await logIn(page, parent);
  await page.goto(paths.account());
  await page.getByRole('link', { name: 'Liens affiliés' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Liens affiliés' })).toBeVisible();
  await expect(page.getByText('ne sont pas encore réglées'), 'said once').toHaveCount(1);
  await expect(page.getByText('AFFILIATE_EBAY', { exact: true })).toBeVisible();
  await expect(page.getByText('AFFILIATE_AWIN')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Lien d’un article' }).fill(FNAC);
  await page.getByRole('button', { name: 'Essayer', exact: true }).click();
  const trying = page.getByRole('region', { name: 'Essayer un lien' });
  await expect(trying).toContainText('Numéro de la boutique manquant');

  await page.getByRole('button', { name: 'Modifier la règle de fnac.com' }).click();
  const dialog = page.getByRole('dialog', { name: 'Règle de fnac.com' });
  // It comes back at each start: with another domain, beside itself.
  await expect(dialog.getByRole('textbox', { name: 'Domaine de la boutique' })).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Modèle de lien' }).fill('http://go.example/');
  await dialog.getByRole('textbox', { name: 'Numéro de la boutique' }).fill('12665');
  await expect(dialog).toContainText('Un modèle commence par https://');
  await dialog.getByRole('textbox', { name: 'Modèle de lien' }).fill('');
  await dialog.getByRole('button', { name: 'Essayer cette règle' }).click();
  await expect(dialog).toContainText('awinmid=12665&awinaffid=99');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
  const rule = page.getByRole('listitem').filter({ hasText: 'fnac.com' });
  await expect(rule).toContainText('Active');

  await page.getByRole('button', { name: 'Mettre à jour les liens' }).click();
  await expect(page.getByText('Terminée : 1 lien changé')).toBeVisible({ timeout: 60_000 });

  const giver = await newVisitor();
  const opened: string[] = [];
  await giver.context().route(/awin1\.com|amazon\.fr/, (route) => {
    opened.push(route.request().url());
    return route.fulfill({ body: '<title>Boutique</title>', contentType: 'text/html' });
  });
  for (let click = 0; click < 2; click += 1) {
    await giver.goto(paths.publicWish(name, doudou.id));
    await untilOurs(giver);
    const link = giver.getByRole('link', { name: 'Voir en boutique' });
    await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
    await expect(giver.getByText('peut toucher une commission')).toBeVisible();
    const [shop] = await Promise.all([giver.waitForEvent('popup'), link.click()]);
    await shop.waitForLoadState();
    await shop.close();
  }
  const references = opened.map((address) => new URL(address).searchParams.get('clickref'));
  expect(new Set(references).size).toBe(2);
  expect(opened.map((address) => new URL(address).searchParams.get('ued'))).toEqual([FNAC, FNAC]);
  for (const reference of references) expect(reference).toMatch(/^[a-z\d]{5,}$/);
  expect(references).not.toContain('cigogneclic');

  await giver.goto(paths.publicWish(name, lit.id));
  const amazon = giver.getByRole('link', { name: 'Voir en boutique' });
  await expect(amazon).toHaveAttribute('href', `${AMAZON}?tag=cigogne-21`);
  await expect(giver.getByText('En tant que Partenaire Amazon')).toBeVisible();

  await test.step('a shop without a rule gets one; a second one is refused, and one for many shops', async () => {
    await page.getByRole('button', { name: 'Ajouter une règle' }).click();
    const adding = page.getByRole('dialog', { name: 'Nouvelle règle' });
    await adding.getByRole('combobox', { name: 'Réseau' }).selectOption('TradeTracker');
    await adding.getByRole('textbox', { name: 'Second numéro' }).fill('7');
    for (const [domain, answer] of [
      ['fnac.com', 'Cette boutique a déjà une règle'],
      ['co.uk', 'Beaucoup de boutiques partagent ce domaine'],
      ['doudou.example', ''],
    ] as const) {
      await adding.getByRole('textbox', { name: 'Domaine de la boutique' }).fill(domain);
      await adding.getByRole('button', { name: 'Enregistrer' }).click();
      if (answer) await expect(adding).toContainText(answer);
    }
    await expect(adding).toBeHidden();
    await expect(page.getByRole('list', { name: 'TradeTracker' })).toContainText('doudou.example');
  });

  await test.step('a wrong rule is deleted, and the record says so', async () => {
    await expect(page.getByRole('button', { name: 'Supprimer la règle de fnac.com' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Supprimer la règle de doudou.example' }).click();
    const question = page.getByRole('dialog', { name: 'Supprimer la règle de doudou.example ?' });
    await expectNoViolations(page);
    await question.getByRole('button', { name: 'Supprimer', exact: true }).click();
    await expect(page.getByText('La règle est supprimée.')).toBeVisible();
    await expect(page.getByText('doudou.example')).toHaveCount(0);
    await chooseInAdministration(page, 'Journal');
    await expect(page.getByRole('rowheader', { name: 'A supprimé une règle d’affiliation' })).toBeVisible();
  });
});
