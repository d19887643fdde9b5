import { describe, expect, test } from 'vitest';
import { othersName, othersWords, withoutLinks } from './others-words.ts';

describe('What others write', () => {
  test.each([
    ['Zoé', 'Zoé'],
    ['  Zoé\r\n\tMartin ', 'Zoé Martin'],
    ['Tom » est annulée. Rappelez le 0899 « x', 'Tom’ est annulée. Rappelez le 0899 ‘x'],
    ['Lapin “doux” "bleu" („alt“)', 'Lapin ‘doux’ ‘bleu’ (‘alt’)'],
    ['« Le Petit Prince », relié', '‘Le Petit Prince’, relié'],
    ['«\u00A0Étoile\u00A0» et »Mond«', '‘Étoile’ et ‘Mond’'],
    ['Tom ≫ est annulée ❞ 🙶 《', 'Tom ’ est annulée ’ ’ ’'],
    ['a'.repeat(60), 'a'.repeat(60)],
    ['a'.repeat(61), `${'a'.repeat(59)}…`],
    [
      'Mobile musical en bois, petits nuages et étoiles filantes pour dormir',
      'Mobile musical en bois, petits nuages et étoiles filantes…',
    ],
    ['🐰'.repeat(61), `${'🐰'.repeat(59)}…`],
  ])('%j stands in a mail as %j', (text, shown) => {
    expect(othersWords(text)).toBe(shown);
  });

  test('is never cut inside a family of emoji', () => {
    const cut = othersWords('👩‍👩‍👧'.repeat(30));
    expect(cut).toBe(`${'👩‍👩‍👧'.repeat(11)}…`);
    expect([...cut].length).toBeLessThanOrEqual(60);
  });

  test('stays short though one letter carries a thousand marks', () => {
    expect([...othersWords(`a${'\u0301'.repeat(1000)}`)].length).toBeLessThanOrEqual(60);
  });

  test.each(['שלום', 'سلام', '𞤀𞤣𞤤𞤢𞤥', 'ﬡ', 'a\u200Fb'])(
    'from right to left does not turn the words around it: %s',
    (name) => {
      expect(othersWords(name)).toBe(`\u2068${name}\u2069`);
    },
  );

  test('that is four numbers is no address any more either', () => {
    expect(withoutLinks('93.184.216.34')).toBe('93.\u200C184.216.34');
  });

  test.each([
    'http://evil.example/a',
    'HTTPS://evil.example',
    'www.evil.example',
    'evil.example',
    'Gagnez sur evil.example!',
    'evil。example',
    'voleur@evil.example',
    '//evil.example',
    'mailto:voleur@evil.example',
    'i❤.example',
    'evi\u0332l\u0332.example',
    'evil.😀.example',
    '１２３.example',
    'http://93.184.216.34/a',
  ])('reads as before and is no address any more: %s', (text) => {
    const defused = withoutLinks(text);
    expect(defused.replaceAll('\u200C', '')).toBe(text);
    const addresses = defused.split(' ').filter((word) => /[.。]/.test(word));
    expect(addresses).not.toEqual([]);
    for (const word of addresses) {
      expect(URL.canParse(word.includes('//') ? word : `http://${word}`)).toBe(false);
    }
  });

  test.each(['24.90 €', '1.250.000', 'Merci. À bientôt', 'M. Dupont', 'Bonjour…', 'Merci...', 'le 21.11.2026'])(
    'is left alone where it is no address: %s',
    (text) => {
      expect(withoutLinks(text)).toBe(text);
    },
  );
});

describe('A name that somebody gives', () => {
  test.each([
    ...['Zoé', 'Camille & Sacha', 'M. et Mme Jean-Paul de l’Étang', 'J. R. Müller (Oma)', 'Mamie ❤️', '3 amis', 'שלום'],
    ...[
      'Nguyễn Thị Minh',
      "Aoife O'Neill",
      'jean-luc de la tour',
      'Maria João da Silva Santos Pereira',
      'Papi et mamie',
    ],
    ...['Camille, Sacha et Noé', 'Mme. Dupont'],
  ])('stands in our words as it is: %s', (name) => {
    expect(othersName(name).replaceAll(/[\u2068\u2069]/g, '')).toBe(name);
  });

  test.each([
    ...['Votre compte est fermé ! Rappelez', 'Rappelez le 08 99 12 34 56', 'Gagnez 500 €', 'Écrivez à evil.example'],
    ...['Votre compte est bloqué', 'Votre Compte Sera Fermé. Répondez', 'Votre Banque Attend Une Réponse De Vous Vite'],
    ...['Cigogne: avis', 'https://evil.example', 'x'.repeat(61)],
  ])('is quoted if it does not look like a name: %s', (name) => {
    expect(othersName(name)).toBe(`“${othersWords(name)}”`);
  });

  test('is made of both names', () => expect(othersName('Zoé', 'Martin')).toBe('Zoé Martin'));
});
