import type { members as french } from '../fr/members.ts';

export const members: typeof french = {
  newList: 'Liste anlegen',
  logout: 'Abmelden',
  loggedOut: (hasBasket) => `Sie sind abgemeldet.${hasBasket ? ' Ihr Warenkorb bleibt erhalten.' : ''}`,
  loggedOutHere: 'Nur hier abgemeldet. Beenden Sie die Sitzung unter „Ihre Geräte“.',
  admin: 'Verwaltung',
  adminPages: {
    lists: 'Alle Listen',
    babies: 'Alle Babys',
    affiliate: 'Affiliate-Links',
    imports: 'Importe',
    accounts: 'Konten',
    mails: 'Gescheiterte E-\u2060Mails',
    acts: 'Protokoll',
    state: 'Zustand des Dienstes',
  },
  darkTheme: 'Dunkles Design',
  lightTheme: 'Helles Design',
};
