import { pluralFr } from '../../languages.ts';
import { of } from '../elision.ts';

export const publicRegistry = {
  /** A word before the number, which would stand before a name in Hebrew. */
  shareText: (owner: string, free: number) =>
    free > 0
      ? `La liste de naissance ${of(owner)} : encore ${free} ${pluralFr(free, 'cadeau disponible', 'cadeaux disponibles')}. Choisissez, réservez, sans compte.`
      : `La liste de naissance ${of(owner)}.`,
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
  printHint: 'Pour voir ce qui est encore disponible, scannez ce code ou ouvrez cette adresse\u00A0:',
  cannotLoad: 'Impossible de charger la liste de naissance',
  notFoundTitle: 'Cette liste est introuvable',
  notFoundText:
    'L’adresse contient peut-être une faute, ou les parents ont fermé leur liste. Vérifiez le lien reçu, ou cherchez la liste par son nom.',
  searchList: 'Rechercher une liste',
};
