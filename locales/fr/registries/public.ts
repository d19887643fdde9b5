import { pluralFr } from '../../languages.ts';
import { of } from '../elision.ts';

export const publicRegistry = {
  shareText: (owner: string, free: number) =>
    free > 0
      ? `La liste de naissance ${of(owner)} : ${free} ${pluralFr(free, 'cadeau encore disponible', 'cadeaux encore disponibles')}. Choisissez, réservez, sans compte.`
      : `La liste de naissance ${of(owner)}.`,
  giftShareText: (title: string) => `Un cadeau de la liste « ${title} ».`,
  youManage: 'Vous gérez cette liste',
  gifts: 'Les cadeaux',
  promise: 'Sans compte, sans paiement\u00A0: réservez, puis achetez où vous voulez.',
  emptyTitle: 'La liste se prépare',
  emptyText: 'Les parents n’ont pas encore ajouté de cadeaux. Revenez dans quelques jours !',
  allBookedTitle: 'Tout est déjà réservé !',
  allBookedText: 'Chaque cadeau de cette liste a trouvé quelqu’un pour l’offrir.',
  report: 'Signaler',
  reportSubject: (title: string) => `Signaler la liste « ${title} »`,
  reportBody: (address: string) => `Bonjour,\n\nje souhaite signaler cette liste : ${address}\n\nPourquoi : `,
  printHint: 'Pour réserver un cadeau, scannez ce code ou ouvrez cette adresse :',
  cannotLoad: 'Impossible de charger la liste de naissance',
  cannotLoadGift: 'Impossible de charger le voeu',
  notFoundTitle: 'Cette liste n’est pas là',
  notFoundText:
    'L’adresse contient peut-être une faute, ou les parents ont fermé leur liste. Vérifiez le lien reçu, ou cherchez la liste par son nom.',
  searchList: 'Chercher une liste',
  giftNotFoundTitle: 'Ce cadeau n’est plus sur la liste',
  giftNotFoundText: 'Les parents l’ont peut-être retiré. D’autres idées vous attendent.',
  backToList: 'Retour à la liste',
  noDescription: 'Les parents n’ont pas ajouté de description.',
  description: 'Le mot des parents',
  wanted: (count: number) => `${count} ${pluralFr(count, 'souhaité', 'souhaités')}`,
  howItWorks: 'Réservez ici, puis achetez où vous voulez : personne d’autre ne choisira le même cadeau.',
  alreadyBooked: 'Ce cadeau est déjà réservé',
  alreadyBookedText: 'Quelqu’un l’offre déjà. Il reste sûrement une belle idée sur la liste.',
  bookedBy: 'Réservé par',
  anonymous: 'Une personne qui reste discrète',
  otherGifts: 'Voir les autres cadeaux',
};
