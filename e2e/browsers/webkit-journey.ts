import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { newGiver } from '../people/givers.ts';
import { newRegistry, newWishes, share, shareRegistry } from '../people/people.ts';
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
/** Keys, as WebDriver names them. */
const [ENTER, ESCAPE] = ['\uE007', '\uE00C'];
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

test('in the engine of Safari a dialog opens above the page, which stays in place and gets the focus back', async ({
  webkit,
  parent,
  service,
}) => {
  const { link } = await shareRegistry(parent);
  await webkit.open(service.url + paths.publicRegistry(link.name));
  await webkit.click(COOKIES);
  const COVER = "//main//button[@aria-haspopup='dialog']";
  const isOpen = "document.querySelector('dialog:modal').contains(document.activeElement)";
  const isLocked = "document.documentElement.style.overflow === 'hidden'";
  const isGone = "document.querySelector('dialog') === null && document.documentElement.style.overflow === ''";
  for (const [opener, key] of [
    [COVER, ENTER],
    ["//footer//a[.='Contact']", ENTER],
  ] as const) {
    await webkit.type(opener, key);
    await webkit.until(`${isOpen} && ${isLocked}`);
    await webkit.type('//dialog/header/button', ESCAPE);
    await webkit.until(isGone);
    await webkit.until(`document.activeElement === ${found(opener)}`);
  }
  await webkit.click("//footer//a[.='Contact']");
  await webkit.until(isOpen);
  await webkit.back();
  await webkit.until(isGone);
  // With a finger nothing has the focus before.
  await webkit.click(COVER);
  await webkit.until(isOpen);
  await webkit.click('//dialog/header/button');
  await webkit.until(isGone);
});

/** For the page: the element that this XPath finds. */
function found(xpath: string): string {
  return `document.evaluate(${JSON.stringify(xpath)}, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue`;
}
