import type { HelpArticle } from '../../help-article.ts';
import { parentsBookings } from '../bookings/parents.ts';
import { ownerRegistry } from '../registries/owner.ts';
import { named } from './named.ts';

/** What others see, who gives what, and what parents answer. */
export const privacyAndThanks = {
  secrets: {
    title: 'Comment garder un prénom, une date ou l’adresse secrets\u00A0?',
    lead: 'Une case à cocher pour chacun. Vous les voyez toujours, vos visiteurs non.',
    words: 'cacher masquer privé confidentiel sexe surprise public visible recherche vie privée données',
    steps: [
      {
        title: 'Modifiez votre liste',
        text: `Sur votre liste, touchez ${named(ownerRegistry.edit)}.`,
        picture: 'edit-list',
      },
      {
        title: 'La date',
        text: 'Sur la première page, cochez la case sous la date. Plus bas, vous choisissez aussi si la recherche du site trouve votre liste.',
        picture: 'secret-date',
      },
      {
        title: 'L’adresse',
        text: 'Sur la deuxième page\u00A0: elle n’est alors donnée qu’aux personnes qui ont réservé un cadeau. Les autres voient le destinataire, la ville et le pays.',
        picture: 'secret-address',
      },
      {
        title: 'Le prénom et le sexe',
        text: 'Sur la troisième page, cochez ce qui doit rester une surprise, puis enregistrez.',
        picture: 'secret-baby',
      },
      {
        title: 'Vérifiez d’un coup d’œil',
        text: 'Une ligne, en haut de votre liste, rappelle ce que vous gardez secret. Elle n’est visible que par vous.',
        picture: 'kept-secret',
      },
    ],
  },

  givers: {
    title: 'Comment savoir qui offre quoi\u00A0?',
    lead: 'Chaque réservation s’affiche sur votre liste, et nous vous prévenons par email.',
    words: 'réservé réservation qui nom message anonyme acheté voir annuler supprimer doublon',
    steps: [
      {
        title: 'Regardez votre liste',
        text: 'Sous un cadeau réservé s’affiche le nom de la personne qui l’offre.',
        picture: 'booked-gift',
      },
      {
        title: 'Ouvrez le cadeau',
        text: 'Vous y lisez le message, la date, et si le cadeau est déjà acheté. Vous voyez toujours le nom, même quand les autres visiteurs ne le voient pas.',
        picture: 'bookings',
      },
      {
        title: 'Une réservation de trop\u00A0?',
        text: 'Touchez la corbeille sous son message\u00A0: le cadeau redevient disponible et nous prévenons la personne.',
        picture: 'delete-booking',
      },
    ],
  },

  thanks: {
    title: 'Comment remercier, et noter qu’un cadeau est arrivé\u00A0?',
    lead: 'Ouvrez le cadeau réservé\u00A0: tout se fait depuis sa page.',
    words: 'merci remerciement réception reçu arrivé livré message répondre',
    otherwise: {
      where: { thanksFeature: false },
      title: 'Comment noter qu’un cadeau est arrivé\u00A0?',
      lead: 'Depuis la page du cadeau réservé.',
    },
    steps: [
      {
        title: 'Ouvrez un cadeau réservé',
        text: 'Touchez-le sur votre liste. Les réservations sont sous sa description.',
        picture: 'booked-gift',
      },
      {
        title: 'Remerciez',
        text: `Touchez ${named(parentsBookings.thank)} et écrivez quelques mots. La personne qui offre plusieurs cadeaux peut être remerciée en une fois.`,
        picture: 'thank',
        where: { thanksFeature: true },
      },
      {
        title: 'Notez qu’il est arrivé',
        text: `Une fois le merci envoyé, touchez ${named(parentsBookings.markReceived)}.`,
        picture: 'received',
        where: { thanksFeature: true },
      },
      {
        title: 'Notez qu’il est arrivé',
        text: `Touchez ${named(parentsBookings.markReceived)}. Pour remercier, écrivez à la personne comme vous le faites d’habitude.`,
        picture: 'received',
        where: { thanksFeature: false },
      },
      {
        title: 'Confirmez',
        text: 'Cela ne s’annule pas\u00A0: la personne qui a offert ne peut plus retirer sa réservation.',
        picture: 'confirm-received',
      },
    ],
  },
} satisfies Record<string, HelpArticle>;
