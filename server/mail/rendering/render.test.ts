import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#locales/languages.ts';
import type { Mail } from '../mail.ts';
import { renderMail } from './render.ts';

const CONFIG = {
  publicUrl: 'https://cigogne.example',
  operator: {
    name: 'Association Cigogne',
    address: 'Nantes',
    email: 'a@b.fr',
    host: 'Hôte',
    takesMessages: true,
    isPlaceholder: false,
  },
};

const MAIL: Mail = {
  to: 'jeanne@example.org',
  language: 'fr',
  policy: 'own-matters',
  subject: 'Un merci de Camille',
  preview: 'Un mot pour vous',
  heading: 'Merci, Jeanne',
  blocks: [
    { kind: 'paragraph', text: 'Voici un mot des parents.' },
    { kind: 'quote', text: 'Chère mamie,\nmerci !' },
    { kind: 'wishes', heading: 'Vos cadeaux', wishes: [{ title: 'Mobile', detail: '' }] },
    {
      kind: 'registry',
      label: 'Les parents ont écrit :',
      title: 'Pour Léonie',
      wishes: [
        { title: 'Doudou', path: '/my-list/leonie/wish/1', detail: '24,90 €' },
        { title: 'Livre', path: null, detail: '' },
      ],
      toWish: 'Voir ce cadeau',
      sendTo: 'À envoyer à',
      address: ['Camille Martin', '12 rue des Lilas', '44000 Nantes'],
    },
    { kind: 'button', label: 'Voir mes réservations', path: '/my-booking/abc?a=1&b=2' },
    { kind: 'note', text: 'Ce lien est personnel.' },
  ],
};

function linksIn(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url);
}

/** The words a person sees in the HTML part. */
function wordsIn(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

describe('A mail', () => {
  test('says the same as text and as a page', () => {
    const { html, text } = renderMail(MAIL, 'booking-summary', CONFIG);
    for (const line of text.split('\n').filter((words) => /[a-z]/i.test(words) && !words.includes('http'))) {
      expect(wordsIn(html)).toContain(
        line
          .replace(/^[\s>-]+/, '')
          .trim()
          .replaceAll(/\s+/g, ' '),
      );
    }
    for (const url of linksIn(html)) expect(text).toContain(url.replaceAll('&amp;', '&'));
  });

  test('keeps what binds the words of its heading, in one line', () => {
    const { html, text } = renderMail({ ...MAIL, heading: 'Merci,\nJeanne\u00A0!' }, 'booking-summary', CONFIG);
    expect(html).toContain('>Merci, Jeanne\u00A0!</h1>');
    expect(text).toMatch(/^Merci, Jeanne\u00A0!\n/);
  });

  test('binds the signs in what others wrote to their words', () => {
    const wishes = [{ title: 'Bodies (lot de 2)', detail: '' }];
    const blocks: Mail['blocks'] = [
      { kind: 'quote', text: 'Chère mamie,\nmerci !' },
      { kind: 'wishes', heading: 'Vos cadeaux', wishes },
    ];
    const { html } = renderMail({ ...MAIL, blocks }, 'thanks', CONFIG);
    expect(html).toContain('merci\u00A0!');
    expect(html).toContain('Bodies (lot\u00A0de\u00A02)');
  });

  test('leads only to the service, by its buttons, its gifts and its name', () => {
    const { html } = renderMail(MAIL, 'booking-summary', CONFIG);
    expect([...new Set(linksIn(html))]).toEqual([
      'https://cigogne.example',
      'https://cigogne.example/my-list/leonie/wish/1',
      'https://cigogne.example/my-booking/abc?a=1&amp;b=2',
    ]);
  });

  test.each(LANGUAGES)('in %s declares its language and says why one gets it and from whom', (language) => {
    const { html, text } = renderMail({ ...MAIL, language }, 'activation', CONFIG);
    expect(html).toContain(`<html lang="${language}"`);
    expect(text).toMatch(/\n-- \n.*(parce que|because|weil).*Cigogne/);
    expect(text).toContain('Association Cigogne, Nantes');
  });

  test('names no operator while none is configured', () => {
    const operator = { ...CONFIG.operator, name: null, isPlaceholder: true };
    expect(renderMail(MAIL, 'thanks', { ...CONFIG, operator }).text).not.toMatch(/Envoyé par|null/);
  });

  test('quotes each line of what others wrote, however it begins', () => {
    const text = 'Bravo\u2028Votre compte\u2029est bloqué\nici';
    const mail = { ...MAIL, blocks: [{ kind: 'quote' as const, text }] };
    expect(renderMail(mail, 'thanks', CONFIG).text).toContain('> Bravo\n> Votre compte\n> est bloqué\n> ici\n');
  });

  test('keeps names and messages of others words: no markup, no link, no endless title', () => {
    const evil = '<a href="http://evil.example">www.evil.example</a>';
    const { html, text } = renderMail(
      {
        ...MAIL,
        heading: evil,
        blocks: [
          { kind: 'quote', text: evil },
          { kind: 'registry', label: '', title: evil, wishes: [], toWish: '', sendTo: '', address: [evil] },
          { kind: 'wishes', heading: evil, wishes: [{ title: 'très long '.repeat(20), detail: evil }] },
        ],
      },
      'thanks',
      CONFIG,
    );
    expect(linksIn(html).filter((url) => url.includes('evil'))).toEqual([]);
    expect(html + text).not.toMatch(/https?:\/\/evil|www\.evil|evil\.example/);
    expect(text.split('\n').find((line) => line.startsWith('- très'))?.length).toBeLessThanOrEqual(62);
  });
});
