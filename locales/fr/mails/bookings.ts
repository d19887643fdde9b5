import { pluralFr } from '../../languages.ts';
import { of } from '../elision.ts';

function gifts(count: number): string {
  return pluralFr(count, 'un cadeau', `${count} cadeaux`);
}

/** The mails about bookings: to givers, then to parents. Names and titles arrive already shortened. */
export const bookingMails = {
  summary: {
    subject: (count: number) => `C’est réservé : ${gifts(count)}`,
    preview: 'Ce que vous avez réservé, et où l’envoyer.',
    heading: 'C’est réservé !',
    intro: 'Merci pour votre gentillesse. Voici ce que vous avez réservé, et où l’envoyer.',
    parentsWords: 'Sur leur liste, les parents ont écrit :',
    toGift: 'Voir ce cadeau sur la liste',
    sendTo: 'À envoyer à',
    dueOn: (day: string) => `La naissance est prévue le ${day}.`,
    button: 'Voir mes réservations',
    personalLink:
      'Ce lien est personnel : vous y retrouvez l’adresse et le lien vers la boutique, vous dites ce qui est acheté, ou vous annulez, sans créer de compte.',
    notYou:
      'Vous n’avez rien réservé ? Quelqu’un s’est sans doute trompé d’adresse : ouvrez ce lien pour annuler, ou ignorez ce message.',
  },
  deleted: {
    subject: (list: string, count: number) =>
      `${pluralFr(count, 'Votre réservation', 'Vos réservations')} sur « ${list} » ${pluralFr(count, 'est annulée', 'sont annulées')}`,
    heading: (count: number) => pluralFr(count, 'Votre réservation est annulée', 'Vos réservations sont annulées'),
    gifts: (count: number) => pluralFr(count, 'Le cadeau', 'Les cadeaux'),
    byParents: (list: string, count: number) =>
      `Les parents ont annulé ${pluralFr(count, 'votre réservation', 'vos réservations')} sur leur liste « ${list} » :`,
    withWish: (list: string, count: number) =>
      `Les parents ont retiré ${pluralFr(count, 'ce cadeau', 'ces cadeaux')} de leur liste « ${list} » ; ${pluralFr(count, 'votre réservation est donc annulée', 'vos réservations sont donc annulées')} :`,
    talkFirst: (count: number) =>
      `Si vous ${pluralFr(count, 'l’avez déjà acheté', 'les avez déjà achetés')}, parlez-en avec les parents avant de ${pluralFr(count, 'l’envoyer', 'les envoyer')}. Sinon, un autre cadeau leur fera sûrement plaisir.`,
    received: (count: number) =>
      `Les parents avaient déjà confirmé ${pluralFr(count, 'l’avoir reçu', 'les avoir reçus')} : vous n’avez rien à faire.`,
    button: 'Voir la liste',
  },
  thanks: {
    subject: (owner: string) => `Un merci de la part ${of(owner)}`,
    heading: (firstName: string) => `Merci, ${firstName} !`,
    intro: (owner: string, count: number) =>
      `Voici un mot ${of(owner)}, ${pluralFr(count, 'pour votre cadeau', 'pour vos cadeaux')} :`,
    forGifts: (count: number) => pluralFr(count, 'Votre cadeau', 'Vos cadeaux'),
    button: 'Voir mes réservations',
  },
  booked: {
    subject: (giver: string, count: number) => `${giver} a réservé ${gifts(count)} de votre liste`,
    heading: 'Bonne nouvelle !',
    intro: (giver: string, count: number) => `${giver} a réservé ${gifts(count)} pour vous.`,
    onList: (list: string, day: string) => `Sur votre liste « ${list} », le ${day}.`,
    giftsOf: (giver: string) => `De la part ${of(giver)}`,
    message: 'Son mot pour vous :',
    anonymous: (giver: string) =>
      `${giver} préfère rester anonyme pour les autres visiteurs : son nom n’est visible que par vous, pour que vous puissiez remercier.`,
    thankLater: 'Quand un cadeau arrive, remerciez et confirmez la réception depuis votre liste.',
    button: 'Voir ma liste',
  },
  digest: {
    subject: (count: number) =>
      `${gifts(count)} ${pluralFr(count, 'réservé', 'réservés')} sur votre liste en une heure`,
    heading: 'Votre liste a du succès !',
    intro: (givers: number, count: number) =>
      `En une heure, ${pluralFr(givers, 'une personne a réservé', `${givers} personnes ont réservé`)} ${gifts(count)} pour vous.`,
  },
  cancelled: {
    subject: (giver: string, count: number) =>
      `${giver} a annulé ${pluralFr(count, 'une réservation', `${count} réservations`)}`,
    subjectOfMany: (count: number) => `${count} réservations annulées sur votre liste`,
    heading: (count: number) => pluralFr(count, 'Une réservation est annulée', 'Des réservations sont annulées'),
    gifts: (count: number) => pluralFr(count, 'Le cadeau', 'Les cadeaux'),
    intro: (giver: string, list: string, count: number) =>
      pluralFr(
        count,
        `${giver} a annulé une réservation. Le cadeau est redevenu disponible sur votre liste « ${list} » :`,
        `${giver} a annulé ${count} réservations. Les cadeaux sont redevenus disponibles sur votre liste « ${list} » :`,
      ),
    introOfMany: (list: string, count: number) =>
      `${count} réservations sont annulées. Les cadeaux sont redevenus disponibles sur votre liste « ${list} » :`,
    introTaken: (list: string) => `Voici ce qui a été annulé sur votre liste «\u00A0${list}\u00A0»\u00A0:`,
    taken: 'Réservé de nouveau depuis.',
    button: 'Voir ma liste',
  },
};
