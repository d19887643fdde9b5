import { pluralFr } from '../languages.ts';

export const basket = {
  title: 'Mon panier',
  lead: 'Rien n’est encore réservé : il reste une étape, sans créer de compte.',
  underWay: 'Réservation en cours…',
  unanswered:
    'La réponse à votre réservation n’est pas arrivée. Appuyez de nouveau\u00A0: rien ne sera réservé deux fois.',
  perhapsYours: 'Si vous venez de réserver vous-\u2060même, la confirmation est dans vos emails.',
  gift: 'Cadeau',
  price: 'Prix',
  quantity: 'Quantité',
  fewer: (title: string) => `Un de moins\u00A0: ${title}`,
  moreOf: (title: string) => `Un de plus\u00A0: ${title}`,
  copies: (title: string, count: number) => `${title}\u00A0: ${count}`,
  subtotal: 'Sous-total',
  total: 'Total',
  withoutPrice: (count: number) => `+ ${count} ${pluralFr(count, 'cadeau', 'cadeaux')} sans prix`,
  remove: (title: string) => `Retirer ${title} du panier`,
  removeShort: 'Retirer',
  removed: (count: number) => `${pluralFr(count, 'Retiré', 'Retirés')} de votre panier`,
  address: 'Où envoyer les cadeaux',
  addressLater: 'L’adresse complète vous sera envoyée par email après la réservation.',
  addressUnknown: 'L’adresse n’a pas pu être chargée. Elle vous sera envoyée après la réservation.',
  listGone: 'Cette liste n’est plus en ligne : on ne peut plus rien y réserver.',
  statesUnknown: 'Nous n’avons pas pu vérifier ce qui est encore disponible.',
  booked: 'Déjà réservé',
  fewerLeft: (count: number) => pluralFr(count, 'Il n’en reste qu’un', `Il n’en reste que ${count}`),
  repriced: (before: string | null) =>
    before === null ? 'Le prix a changé' : `Le prix a changé\u00A0: ${before} avant`,
  gone: 'Retiré par les parents',
  lostTitle: (count: number) =>
    `${count} ${pluralFr(count, 'cadeau n’est plus disponible', 'cadeaux ne sont plus disponibles')}`,
  lostText: (count: number, rest: number) =>
    rest === 0
      ? `${pluralFr(count, 'Retirez-le', 'Retirez-les')}, et choisissez autre chose si vous voulez.`
      : `${pluralFr(count, 'Retirez-le', 'Retirez-les')} pour continuer\u00A0: tout le reste de votre panier est conservé.`,
  removeLost: (count: number) => pluralFr(count, 'Retirer ce cadeau', 'Retirer ces cadeaux'),
  confirm: 'Réserver ces cadeaux',
  confirmOne: 'Réserver ce cadeau',
  confirmAll: 'Réserver tout le panier',
  more: 'Choisir d’autres cadeaux',
  promise: 'Vous ne payez rien ici : vous achetez ensuite où vous voulez.',
  emptyTitle: 'Votre panier est vide',
  emptyText: 'Ouvrez la liste que l’on vous a envoyée et choisissez un cadeau, ou cherchez-la par son nom.',
  emptyBooked: 'Votre réservation est faite\u00A0: il n’y a plus rien à confirmer.',
  searchList: 'Rechercher une liste',
  countries: { FR: 'France', BE: 'Belgique', LU: 'Luxembourg' },
};
