import { pluralFr } from '../languages.ts';

export const basketOnLists = {
  reserve: 'Réserver',
  reserveGift: (title: string) => `Réserver : ${title}`,
  takeOut: 'Retirer du panier',
  takeOutGift: (title: string) => `Retirer du panier : ${title}`,
  lost: 'Déjà réservé',
  takenOut: 'Retiré de votre panier',
  basket: 'Mon panier',
  basketOf: (count: number) => `${count} ${pluralFr(count, 'cadeau', 'cadeaux')}`,
  seeBasket: 'Voir mon panier',
  goOn: 'Continuer',
  notYet: (count: number) => pluralFr(count, 'Pas encore réservé', 'Pas encore réservés'),
};
