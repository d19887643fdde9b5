import type { home as french } from '../fr/home.ts';

export const home: typeof french = {
  pageTitle: 'Cigogne, die kostenlose Geburtsliste ohne doppelte Geschenke',
  description:
    'Legen Sie Ihre Geburtsliste mit Geschenken aus allen Shops an und teilen Sie sie mit einem Link: Ihre Liebsten reservieren ohne Konto, und nichts wird doppelt geschenkt.',
  title: 'Die Geburtsliste für alles, was Sie sich wünschen',
  intro:
    'Fügen Sie hinzu, was Ihnen gefällt, aus jedem Shop. Teilen Sie einen einfachen Link. Ihre Liebsten reservieren in zwei Minuten, ganz ohne Konto.',
  register: 'Meine Geburtsliste anlegen',
  myLists: 'Meine Listen ansehen',
  offer: (articles, shops) =>
    `Mehr als ${articles.toLocaleString('de-DE')} Artikel aus mehr als ${shops} Shops zum Stöbern`,
  free: 'Kostenlos, für Sie und für Ihre Liebsten.',

  blogTitle: 'Aus dem Blog',
  moreArticles: 'Weitere Artikel anzeigen',

  stepsTitle: 'So funktioniert es',
  listPicture: 'Eine Geburtsliste auf einem Handy, mit Geschenken zum Reservieren',
  steps: [
    {
      title: 'Liste anlegen',
      text: 'Ab dem dritten Schwangerschaftsmonat oder nach der Geburt. Fünf Minuten genügen, ergänzen können Sie jederzeit.',
    },
    {
      title: 'Link teilen',
      text: 'Per Nachricht, per E-\u2060Mail oder als QR-Code auf der Geburtskarte. Ihre Liebsten brauchen kein Konto.',
    },
  ],
  receiveAndThank: {
    title: 'Auspacken und danken',
    text: 'Was reserviert ist, steht für andere nicht mehr zur Wahl. Sie wissen, wem Sie danken, und ein Klick genügt.',
  },
  receive: {
    title: 'Auspacken',
    text: 'Was reserviert ist, steht für andere nicht mehr zur Wahl. Sie wissen, wer was schenkt.',
  },

  carouselTitle: 'Alles, was es braucht, und nichts Kompliziertes',
  slides: {
    simple: {
      title: 'Einfach',
      text: 'Eine klare Liste, die alle lesen können, von den Großeltern bis zu den Freunden, am Handy wie am Computer.',
    },
    sync: {
      title: 'Immer aktuell',
      text: 'Was reserviert ist, ist es sofort für alle. Zwei Menschen schenken nie dasselbe.',
    },
    plan: {
      title: 'Zur rechten Zeit',
      text: 'Nennen Sie den Geburtstermin: Ihre Liebsten wissen, wie viel Zeit bleibt und wohin die Geschenke gehen.',
    },
    flex: {
      title: 'Alle Shops',
      text: 'Großes Kaufhaus, kleines Atelier oder aus zweiter Hand: Ein Link genügt, oder auch nur eine Idee.',
    },
    compare: {
      title: 'Frei in der Wahl',
      text: 'Der Preis ist ein Anhaltspunkt: Alle kaufen, wo sie möchten, und vergleichen, wenn sie wollen.',
    },
    social: {
      title: 'Leicht zu teilen',
      text: 'WhatsApp, E-\u2060Mail, Facebook, X (Twitter) oder QR-Code: ein kurzer, eigener Link, den Sie ändern oder schließen können.',
    },
  },
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  pause: 'Bilder anhalten',
  play: 'Bilder weiterlaufen lassen',
  carousel: 'Karussell',
  goTo: (title: string) => `„${title}“ zeigen`,

  trustTitle: 'Mit gutem Gefühl',
  trust: [
    {
      title: 'Wirklich kostenlos',
      text: 'Kein Abo, keine Gebühren, keine Werbung. Manche Shops zahlen uns eine Provision, der Preis bleibt derselbe.',
    },
    {
      title: 'Diskret',
      text: 'Vorname, Geburtstermin oder Adresse: Sie entscheiden, was geheim bleibt. Keine Liste erscheint in Suchmaschinen.',
    },
    {
      title: 'Ihre Daten gehören Ihnen',
      text: 'Keine Werbe-Tracker, kein Weiterverkauf. Sie löschen Ihre Liste, wann immer Sie möchten.',
    },
  ],
  endTitle: 'Ein Baby kommt: Richten Sie das Nest in aller Ruhe ein',
  endText: 'Ihre Liste wartet schon. Ändern können Sie später alles.',
};
