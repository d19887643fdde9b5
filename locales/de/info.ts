import type { info as french } from '../fr/info.ts';
import type { InfoArticle, InfoOperator } from '../info-article.ts';
import { accessibility } from './accessibility.ts';
import { legal } from './legal.ts';
import { privacy } from './privacy.ts';

export const info: typeof french = {
  contact: ({ name, address, email }: InfoOperator): InfoArticle => ({
    title: 'Kontakt',
    intro: 'Eine Frage, eine Idee, ein Problem mit einer Liste? Schreiben Sie uns, ein Mensch antwortet Ihnen.',
    sections: [
      {
        title: 'Bevor Sie schreiben',
        blocks: [
          {
            list: [
              'Sie haben ein Geschenk reserviert und möchten stornieren: Öffnen Sie den persönlichen Link aus Ihrer Bestätigungs-E-\u2060Mail.',
              'Sie finden eine Liste nicht: Bitten Sie die Eltern um den Link, manche Listen sind nur darüber zu finden.',
              'Ein Inhalt erscheint Ihnen unpassend: Senden Sie uns die Adresse der Seite, wir prüfen jede Meldung.',
            ],
          },
        ],
      },
      { title: 'Per E-\u2060Mail', blocks: [{ mail: email }] },
      { title: 'Per Post', blocks: [`${name}\n${address}`] },
    ],
  }),

  unset: {
    name: 'Cigogne (Betreiber noch nicht angegeben)',
    address: 'Anschrift noch nicht angegeben',
    host: 'Hosting-Anbieter noch nicht angegeben',
  },

  contactForm: {
    open: 'Nachricht schreiben',
    name: 'Ihr Name',
    email: 'Ihre E-\u2060Mail-Adresse',
    emailHelp: 'Dorthin antworten wir, bitte prüfen Sie sie. Eine Kopie wird nicht gesendet.',
    message: 'Ihre Nachricht',
    send: 'Senden',
    kept: 'Ihre Nachricht geht per E-\u2060Mail an das Cigogne-Team und an niemanden sonst. Auf der Website wird sie nach 35\u00A0Tagen gelöscht.',
    sentTitle: 'Nachricht gesendet',
    sent: 'Vielen Dank! Ein Mensch antwortet Ihnen per E-\u2060Mail.',
    failure: 'Ihre Nachricht konnte nicht gesendet werden. Sie ist noch da: Versuchen Sie es gleich noch einmal.',
  },

  who: ({ name, email }: InfoOperator): InfoArticle => ({
    title: 'Wer wir sind',
    intro:
      'Hinter Cigogne steht eine einfache Idee: Eine Geburtsliste soll leicht anzulegen sein, das Schenken leicht machen und niemanden etwas kosten.',
    sections: [
      {
        title: 'Was wir tun',
        blocks: [
          'Eltern sammeln auf einer einzigen Seite die Geschenke, über die sie sich freuen, aus jedem Shop. Ihre Liebsten öffnen einen Link, wählen aus und reservieren, ohne ein Konto zu erstellen. Nichts wird doppelt geschenkt, und alle wissen, wem zu danken ist.',
        ],
      },
      {
        title: 'Wovon wir leben',
        blocks: [
          'Der Dienst ist kostenlos, für Eltern wie für ihre Liebsten. Manche Shops zahlen uns eine Provision, wenn aus einer Liste heraus gekauft wird. Der Preis bleibt genau derselbe, und kein Geschenk wird deshalb hervorgehoben.',
        ],
      },
      {
        title: 'Was uns wichtig ist',
        blocks: [
          {
            list: [
              'Keine Werbung, keine Tracker, kein Verkauf von Daten.',
              'Die Eltern entscheiden, was geheim bleibt: ein Vorname, ein Geburtstermin, eine Adresse.',
              'Eine Website, die alle lesen können, auf jedem Gerät, auch mit Tastatur oder Screenreader.',
            ],
          },
        ],
      },
      { title: name, blocks: ['Wir lesen alles, was Sie uns schreiben.', { mail: email }] },
    ],
  }),

  legal,
  privacy,
  accessibility,
};
