import type { layout as french } from '../fr/layout.ts';
import { plural } from '../languages.ts';

export const layout: typeof french = {
  siteTitle: 'Cigogne, die Geschenkliste zur Geburt',
  skip: 'Zum Inhalt',
  mainNavigation: 'Hauptnavigation',
  home: 'Startseite',
  homeLink: 'Cigogne, Startseite',
  browse: 'Stöbern',
  search: 'Liste suchen',
  myLists: 'Meine Listen',
  myBabies: 'Meine Babys',
  blog: 'Blog',
  basket: 'Warenkorb',
  basketWith: (count: number) => `Warenkorb, ${count} ${plural(count, 'Geschenk', 'Geschenke')}`,
  login: 'Anmelden',
  register: 'Konto anlegen',
  account: 'Mein Konto',
  menu: 'Menü',
  help: 'Hilfe',
  languageIs: (name: string) => `Sprache: ${name}`,
  languages: { fr: 'Français', en: 'English', de: 'Deutsch' },
  sessionExpired: 'Sitzung abgelaufen',
  loginAgain: 'Bitte melden Sie sich erneut an',
  cookieTitle: 'Cookies',
  noScript:
    'Sie können die Listen ohne JavaScript lesen; um ein Geschenk zu reservieren oder Ihr Konto zu nutzen, schalten Sie es bitte in Ihrem Browser ein.',
  cookieText: 'Nur Cookies, die die Website braucht, keine Werbe-Tracker.',
  cookieMore: 'Mehr erfahren',
  cookieAccept: 'Verstanden',
  footerNavigation: 'Informationen',
  contact: 'Kontakt',
  who: 'Wer wir sind',
  legal: 'Impressum und Rechtliches',
  tagline: 'Die kostenlose Geschenkliste zur Geburt, mit Geschenken aus allen Shops.',
  affiliation:
    'Cigogne ist kostenlos, für Eltern wie für ihre Liebsten: Der Dienst lebt von einer Provision, die manche Shops auf Einkäufe zahlen. Am Preis ändert das nichts.',
};
