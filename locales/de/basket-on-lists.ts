import type { basketOnLists as fr } from '../fr/basket-on-lists.ts';
import { plural } from '../languages.ts';

export const basketOnLists: typeof fr = {
  reserve: 'Reservieren',
  reserveGift: (title) => `Reservieren: ${title}`,
  takeOut: 'Herausnehmen',
  takeOutGift: (title) => `Herausnehmen: ${title}`,
  takenOut: 'Aus dem Warenkorb genommen',
  basket: 'Mein Warenkorb',
  basketOf: (count) => `${count} ${plural(count, 'Geschenk', 'Geschenke')}`,
  seeBasket: 'Zum Warenkorb',
  goOn: 'Weiter',
  notYet: 'im Warenkorb. Weiter, um zu reservieren.',
};
