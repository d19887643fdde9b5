import type { basketOnLists as fr } from '../fr/basket-on-lists.ts';
import { plural } from '../languages.ts';

export const basketOnLists: typeof fr = {
  reserve: 'Reservieren',
  reserveGift: (title) => `Reservieren: ${title}`,
  takeOut: 'Herausnehmen',
  takeOutGift: (title) => `Herausnehmen: ${title}`,
  lost: 'Schon reserviert',
  takenOut: 'Aus dem Warenkorb genommen',
  basket: 'Mein Warenkorb',
  basketOf: (count) => `${count} ${plural(count, 'Geschenk', 'Geschenke')}`,
  seeBasket: 'Zum Warenkorb',
  goOn: 'Weiter',
  notYet: () => 'Noch nicht reserviert',
};
