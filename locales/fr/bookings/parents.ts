import { pluralFr } from '../../languages.ts';
import { of } from '../elision.ts';

export const parentsBookings = {
  bookings: 'Réservations',
  /** Beside the heading, where more than one is wished for. */
  bookingsCount: (count: number, quantity: number) =>
    `${count} sur ${quantity} ${pluralFr(count, 'réservé', 'réservés')}`,
  noBookings: 'Personne ne l’a encore réservé',
  noBookingsText:
    'Dès que quelqu’un choisit ce cadeau, son nom et son message apparaissent ici, et vous recevez un email.',
  bookedOn: 'Réservé le',
  anonymous: 'Anonyme pour les autres visiteurs',
  message: 'Son message',
  boughtOn: 'acheté le',
  thanked: 'Merci envoyé',
  received: 'Reçu',
  toThank: 'À remercier',
  toReceive: 'Pas encore reçu',
  thankedOn: 'merci envoyé le',
  receivedOn: 'reçu le',
  thank: 'Remercier',
  markReceived: 'Marquer comme reçu',
  receiveTitle: 'Avez-vous bien reçu ce cadeau\u00A0?',
  receiveText: (title: string, name: string) =>
    `«\u00A0${title}\u00A0», offert par ${name}, sera noté comme reçu. Cela ne pourra pas être annulé.`,
  confirmReception: 'Oui, je l’ai reçu',
  thankFirst: 'Remerciez d’abord\u00A0: la réception se confirme ensuite.',
  deleteBooking: 'Supprimer la réservation',
  deleteBookingOf: (name: string) => `Supprimer la réservation ${of(name)}`,
  deleteBookingTitle: 'Supprimer cette réservation\u00A0?',
  keepBooking: 'Garder la réservation',
  deleteBookingText: (title: string) => `«\u00A0${title}\u00A0» pourra de nouveau être réservé.`,
  deleteBookingConsequence: (name: string) => `Nous en informerons ${name} par email.`,
  bookingDeleted: 'Réservation supprimée',
  cannotDeleteBooking: 'Impossible de supprimer la réservation',
  receptionConfirmed: 'Réception confirmée',
  thanksSent: 'Remerciement envoyé',
  thankedMeanwhile: (name: string) =>
    `${name} a déjà reçu un merci pour ce cadeau, de l’autre parent ou de vous\u00A0: rien d’autre n’est parti.`,
  bookingGone: (title: string) => `La réservation de «\u00A0${title}\u00A0» a été annulée entre-temps.`,

  thankTitle: (name: string) => `Remercier ${name}`,
  thankLead: (name: string) => `${name} recevra votre message par email.`,
  thankWaiting: (count: number) => `Puis encore ${count} ${pluralFr(count, 'personne', 'personnes')} à remercier.`,
  thankLater: 'Plus tard',
  sendAndNext: 'Envoyer et continuer',
  thankMessage: 'Votre message',
  thankPlaceholder: 'Un grand merci pour ce beau cadeau…',
  /** @param titles of this giver's other gifts */
  thankAll: (titles: string[]) =>
    `Remercier aussi pour ${titles.length === 1 ? `«\u00A0${titles[0]}\u00A0»` : `ses ${titles.length} autres cadeaux de la liste`}`,
  thankAllHelp: 'Un seul message, un seul email.',
  send: 'Envoyer',
};
