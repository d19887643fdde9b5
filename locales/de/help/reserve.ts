import type { HelpArticle } from '../../help-article.ts';
import { basketOnLists } from '../basket-on-lists.ts';
import { bookings } from '../bookings.ts';
import { named } from './named.ts';

export const reserve: HelpArticle = {
  title: 'Wie reserviere ich ein Geschenk?',
  lead: 'Ohne Konto und ohne hier zu bezahlen: Sie sagen, was Sie schenken, und kaufen es, wo Sie möchten.',
  words:
    'schenken kaufen warenkorb aussuchen stornieren reservierung ändern lieferung adresse bezahlen konto liste finden suchen link einfügen anonym',
  steps: [
    {
      title: 'Öffnen Sie die Liste',
      text: 'Tippen Sie auf den Link, den Sie bekommen haben, oder fügen Sie ihn auf der Startseite in die Suche ein. Ist er weg? Suchen Sie dort nach dem Namen der Eltern oder der Liste.',
      picture: 'search',
    },
    {
      title: 'Wählen Sie ein Geschenk',
      text: `Tippen Sie auf ${named(basketOnLists.reserve)} unter dem, das Ihnen gefällt. Es dürfen auch mehrere sein.`,
      picture: 'public-gift',
    },
    {
      title: 'Gehen Sie weiter',
      text: `Noch ist nichts reserviert. Tippen Sie unten auf ${named(basketOnLists.goOn)}. Ihre Auswahl wartet im Warenkorb.`,
      picture: 'basket-bar',
    },
    {
      title: 'Sagen Sie, wer Sie sind',
      text: `Dann wissen die Eltern, wem sie danken. Ihr Name kann anderen Gästen verborgen bleiben, und ein paar Worte machen immer Freude. Tippen Sie dann auf ${named(bookings.reserve)}.`,
      picture: 'summary',
    },
    {
      title: 'Es ist reserviert',
      text: 'Niemand sonst wählt dieses Geschenk. Eine E-\u2060Mail nennt Ihnen die Adresse der Eltern und einen Link, den Sie am besten aufbewahren.',
      picture: 'confirmation',
    },
    {
      title: 'Kaufen Sie, oder überlegen Sie es sich anders',
      text: `Der Link der E-\u2060Mail öffnet Ihre Seite: Sagen Sie dort, dass das Geschenk gekauft ist, oder tippen Sie auf ${named(bookings.cancelBooking)}.`,
      picture: 'giver',
    },
  ],
};
