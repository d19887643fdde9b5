import { pluralFr } from '../../languages.ts';
import { of } from '../elision.ts';

/** The mails about a list that was deleted, to its parents and to givers. Names and titles arrive already shortened. */
export const farewellMails = {
  /** By a superuser, who says why. */
  removed: {
    subject: (list: string) => `Votre liste «\u00A0${list}\u00A0» est supprimée`,
    preview: 'Notre équipe a supprimé une de vos listes.',
    heading: 'Votre liste est supprimée',
    intro: (firstName: string, list: string) =>
      `Bonjour ${firstName}, notre équipe a supprimé votre liste de naissance «\u00A0${list}\u00A0». Voici pourquoi\u00A0:`,
    after:
      'Les proches qui y avaient réservé un cadeau sont prévenus. Vos autres listes et votre compte restent tels qu’ils sont.',
    mistake: 'Vous pensez que c’est une erreur\u00A0? Écrivez-nous\u00A0:',
    button: 'Nous contacter',
  },
  deleted: {
    subject: (list: string) => `La liste « ${list} » n’existe plus`,
    preview: (count: number) =>
      pluralFr(count, 'Votre réservation est annulée.', `Vos ${count} réservations sont annulées.`),
    heading: (firstName: string) => `Bonjour ${firstName},`,
    intro: (owner: string, list: string) =>
      `La liste de naissance « ${list} » ${of(owner)} vient d’être supprimée. Ce que vous y aviez réservé est donc annulé :`,
    gifts: (count: number) => pluralFr(count, 'Votre réservation', 'Vos réservations'),
    bought: (count: number) => `Vous aviez indiqué ${pluralFr(count, 'l’avoir acheté', 'les avoir achetés')}`,
    received: (count: number) =>
      `Les parents avaient déjà confirmé ${pluralFr(count, 'l’avoir reçu', 'les avoir reçus')}`,
    talkFirst:
      'Si vous avez déjà acheté un cadeau, parlez-en avec les parents avant de l’envoyer : ils seront sûrement heureux de le recevoir.',
    nothingToDo: 'Sinon, vous n’avez rien à faire. Merci pour votre gentillesse.',
    allReceived: 'Vous n’avez rien à faire. Merci pour votre gentillesse.',
  },
  closed: {
    subject: (list: string) => `La liste « ${list} » n’est plus en ligne`,
    preview: 'Avant d’acheter quoi que ce soit, parlez-en avec les parents.',
    heading: (firstName: string) => `Bonjour ${firstName},`,
    intro: (owner: string, list: string) =>
      `Le compte Cigogne ${of(owner)} est fermé, et la liste de naissance « ${list} » n’est plus en ligne. Ce que vous y aviez réservé est suspendu :`,
    /** Instead, where every gift has arrived. */
    ofReceived: {
      preview: 'Ce que vous aviez offert est bien arrivé\u00A0: vous n’avez rien à faire.',
      intro: (owner: string, list: string) =>
        `Le compte Cigogne ${of(owner)} est fermé, et la liste de naissance «\u00A0${list}\u00A0» n’est plus en ligne. Ce que vous aviez offert est bien arrivé\u00A0:`,
    },
    perhapsBack:
      'Si les parents reviennent dans les 30 jours, leur liste et vos réservations seront là comme avant, et nous vous écrirons. Sinon, tout sera effacé.',
  },
  back: {
    subject: (list: string) => `La liste « ${list} » est de retour`,
    preview: 'Ce que vous aviez réservé l’est toujours.',
    heading: (firstName: string) => `Bonne nouvelle, ${firstName}`,
    intro: (owner: string, list: string) =>
      `La liste de naissance « ${list} » ${of(owner)} est de retour, et ce que vous y aviez réservé l’est toujours :`,
    samePage: 'Le lien personnel du message de votre réservation fonctionne de nouveau.',
    button: 'Voir la liste',
  },
};
