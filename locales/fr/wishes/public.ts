import { pluralFr } from '../../languages.ts';

export const publicWish = {
  shareText: (title: string) => `Un cadeau de la liste « ${title} ».`,
  cannotLoad: 'Impossible de charger le voeu',
  notFoundTitle: 'Ce cadeau est introuvable',
  notFoundText: 'Les parents l’ont peut-être retiré. D’autres idées vous attendent.',
  noDescription: 'Les parents n’ont pas ajouté de description.',
  description: 'Le mot des parents',
  wanted: (count: number) => `${count} ${pluralFr(count, 'souhaité', 'souhaités')}`,
  howItWorks: 'Réservez ici, puis achetez où vous voulez : ce que vous réservez n’est plus proposé aux autres.',
  alreadyBooked: 'Ce cadeau est déjà réservé',
  alreadyBookedText: 'D’autres idées vous attendent peut-être sur la liste.',
  bookedBy: 'Réservé par',
  anonymous: 'Une personne qui reste discrète',
  otherGifts: 'Voir les autres cadeaux',
};
