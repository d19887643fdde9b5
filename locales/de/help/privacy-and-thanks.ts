import type { HelpArticle } from '../../help-article.ts';
import { parentsBookings } from '../bookings/parents.ts';
import { ownerRegistry } from '../registries/owner.ts';
import { named } from './named.ts';

/** What others see, who gives what, and what parents answer. */
export const privacyAndThanks = {
  secrets: {
    title: 'Wie halte ich Vornamen, Datum oder Adresse geheim?',
    lead: 'Mit je einem Häkchen. Sie selbst sehen immer alles, Ihre Gäste nicht.',
    words: 'verbergen verstecken privat geschlecht überraschung öffentlich sichtbar suche datenschutz daten name',
    steps: [
      {
        title: 'Bearbeiten Sie Ihre Liste',
        text: `Tippen Sie auf Ihrer Liste auf ${named(ownerRegistry.edit)}.`,
        picture: 'edit-list',
      },
      {
        title: 'Das Datum',
        text: 'Setzen Sie auf der ersten Seite das Häkchen unter dem Datum. Weiter unten entscheiden Sie auch, ob die Suche der Website Ihre Liste findet.',
        picture: 'secret-date',
      },
      {
        title: 'Die Adresse',
        text: 'Auf der zweiten Seite: Dann bekommt sie nur, wer ein Geschenk reserviert hat. Die anderen sehen Namen, Ort und Land.',
        picture: 'secret-address',
      },
      {
        title: 'Vorname und Geschlecht',
        text: 'Kreuzen Sie auf der dritten Seite an, was eine Überraschung bleiben soll, und speichern Sie.',
        picture: 'secret-baby',
      },
      {
        title: 'Prüfen Sie es auf einen Blick',
        text: 'Eine Zeile oben auf Ihrer Liste sagt, was Sie geheim halten. Nur Sie sehen sie.',
        picture: 'kept-secret',
      },
    ],
  },

  givers: {
    title: 'Wie erfahre ich, wer was schenkt?',
    lead: 'Jede Reservierung steht auf Ihrer Liste, und wir schreiben Ihnen eine E-\u2060Mail.',
    words: 'reserviert reservierung wer name nachricht anonym gekauft sehen stornieren löschen doppelt',
    steps: [
      {
        title: 'Sehen Sie auf Ihre Liste',
        text: 'Unter einem reservierten Geschenk steht, wer es schenkt.',
        picture: 'booked-gift',
      },
      {
        title: 'Öffnen Sie das Geschenk',
        text: 'Dort stehen die Nachricht, das Datum und ob es schon gekauft ist. Den Namen sehen Sie immer, auch wenn andere Gäste ihn nicht sehen.',
        picture: 'bookings',
      },
      {
        title: 'Eine Reservierung zu viel?',
        text: 'Tippen Sie auf den Papierkorb unter der Nachricht: Das Geschenk ist wieder verfügbar, und wir benachrichtigen die Person.',
        picture: 'delete-booking',
      },
    ],
  },

  thanks: {
    title: 'Wie sage ich Danke, und wie markiere ich ein Geschenk als erhalten?',
    lead: 'Öffnen Sie das reservierte Geschenk: Alles geht von seiner Seite aus.',
    words: 'danken dank bedanken erhalten angekommen geliefert lieferung nachricht antworten',
    otherwise: {
      where: { thanksFeature: false },
      title: 'Wie markiere ich ein Geschenk als erhalten?',
      lead: 'Auf der Seite des reservierten Geschenks.',
    },
    steps: [
      {
        title: 'Öffnen Sie ein reserviertes Geschenk',
        text: 'Tippen Sie es auf Ihrer Liste an. Die Reservierungen stehen unter der Beschreibung.',
        picture: 'booked-gift',
      },
      {
        title: 'Sagen Sie Danke',
        text: `Tippen Sie auf ${named(parentsBookings.thank)} und schreiben Sie ein paar Worte. Wer mehrere Geschenke macht, kann den Dank für alle auf einmal bekommen.`,
        picture: 'thank',
        where: { thanksFeature: true },
      },
      {
        title: 'Markieren Sie es als erhalten',
        text: `Ist der Dank gesendet, tippen Sie auf ${named(parentsBookings.markReceived)}.`,
        picture: 'received',
        where: { thanksFeature: true },
      },
      {
        title: 'Markieren Sie es als erhalten',
        text: `Tippen Sie auf ${named(parentsBookings.markReceived)}. Für den Dank schreiben Sie der Person, wie Sie es sonst auch tun.`,
        picture: 'received',
        where: { thanksFeature: false },
      },
      {
        title: 'Bestätigen Sie',
        text: 'Das lässt sich nicht rückgängig machen: Wer geschenkt hat, kann die Reservierung nicht mehr stornieren.',
        picture: 'confirm-received',
      },
    ],
  },
} satisfies Record<string, HelpArticle>;
