import { expect, it } from 'vitest';
import { receivedAddress } from './received-address.ts';

const LINK = 'https://shop.example/doudou?couleur=bleu';

it.each([
  ['a link of ours', { link: LINK }],
  ['its own place', { title: 'Doudou', url: LINK }],
  ['the text, where Android puts it', { title: 'Doudou | La boutique', text: LINK }],
  ['a sentence', { title: 'Doudou', text: `Regarde ce que j’ai trouvé ${LINK} !`, url: '' }],
  ['the title', { title: LINK, text: '' }],
  ['the text, where the place for it holds something else', { url: 'android-app://shop', text: LINK }],
])('an address is found in %s', (_, shared) => {
  expect(receivedAddress(new URLSearchParams(shared))).toBe(LINK);
});

it('what was shared without an address is kept as it is', () => {
  expect(receivedAddress(new URLSearchParams({ title: 'Idée', text: 'un doudou lapin' }))).toBe('un doudou lapin');
  expect(receivedAddress(new URLSearchParams({ text: 'javascript:alert(1)' }))).toBe('javascript:alert(1)');
});

it('nothing was shared', () => {
  expect(receivedAddress(new URLSearchParams({ title: '', text: ' ' }))).toBeNull();
  expect(receivedAddress(new URLSearchParams())).toBeNull();
});
