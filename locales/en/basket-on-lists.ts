import type { basketOnLists as fr } from '../fr/basket-on-lists.ts';
import { plural } from '../languages.ts';

export const basketOnLists: typeof fr = {
  reserve: 'Reserve',
  reserveGift: (title) => `Reserve: ${title}`,
  takeOut: 'Remove from basket',
  takeOutGift: (title) => `Remove from basket: ${title}`,
  lost: 'Already reserved',
  takenOut: 'Removed from your basket',
  basket: 'My basket',
  basketOf: (count) => `${count} ${plural(count, 'gift', 'gifts')}`,
  seeBasket: 'See my basket',
  goOn: 'Continue',
  notYet: () => 'Not reserved yet',
};
