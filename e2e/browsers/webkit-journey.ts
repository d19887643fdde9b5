import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { newGiver } from '../people/givers.ts';
import { newRegistry, newWishes, share } from '../people/people.ts';
import { test as base } from '../service/fixtures.ts';
import { openWebKit, type WebKit } from './webkit.ts';

const test = base.extend<{ webkit: WebKit }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  webkit: async ({}, use) => {
    const webkit = await openWebKit();
    await use(webkit);
    await webkit.close();
  },
});

/** French uses no-break spaces, which XPath treats as letters. */
const words = (path: string) => `normalize-space(translate(${path}, '\u00a0\u202f', '  '))`;
const named = (element: string, text: string) => `//main//${element}[${words('.')}='${text}']`;
const COOKIES = "//button[.='J’ai compris']";
const field = (name: string) => `//main//*[@name='${name}']`;

test('in the engine of Safari a visitor reserves a gift', async ({ webkit, parent, service }) => {
  const registry = await newRegistry(parent, { title: 'La liste de Léonie' });
  const [gift] = await newWishes(parent, registry, [{ title: 'Doudou lapin' }]);
  const giver = newGiver();
  await webkit.open(service.url + paths.home());
  await webkit.see('Créer ma liste de naissance');
  await webkit.open(service.url + paths.publicRegistry(await share(parent, registry)));
  await webkit.see('La liste de Léonie');
  await webkit.click(COOKIES);
  await webkit.click(`//main//button[${words('@aria-label')}='Réserver : Doudou lapin']`);
  await webkit.click("//a[contains(., 'Voir mon panier') or @aria-label='Voir mon panier']");
  await webkit.click("//main//a[starts-with(normalize-space(), 'Réserver ce')]");
  await webkit.type(field('first_name'), giver.firstName);
  await webkit.type(field('last_name'), giver.lastName);
  await webkit.type(field('email'), giver.email);
  await webkit.click(named('button', 'Réserver'));
  await webkit.see('Merci !');
  await webkit.see(giver.email);
  const { bookings } = await parent.api('GET /wish/{wish_id}', { params: { wish_id: gift.id } });
  expect(bookings).toHaveLength(1);
});

test('in the engine of Safari a phone’s menu and notices are as tall as what they say', async ({ webkit, service }) => {
  await webkit.narrow();
  await webkit.open(service.url + paths.login());
  await webkit.click("//header//button[@aria-label='Menu']");
  expect(await webkit.heightOf('header nav[popover]')).toBeLessThan(500);
  await webkit.open(service.url + paths.login());
  await webkit.click(COOKIES);
  await webkit.click(named('button', 'Se connecter'));
  await webkit.see('Formulaire non valide');
  expect(await webkit.heightOf('section[popover]')).toBeLessThan(120);
});
