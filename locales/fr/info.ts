import type { InfoArticle, InfoOperator } from '../info-article.ts';
import { accessibility } from './accessibility.ts';
import { legal } from './legal.ts';
import { privacy } from './privacy.ts';

export const info = {
  contact: ({ name, address, email }: InfoOperator): InfoArticle => ({
    title: 'Contact',
    intro: 'Une question, une idée, un souci avec une liste\u00A0? Écrivez-nous\u00A0: une personne vous répondra.',
    sections: [
      {
        title: 'Avant d’écrire',
        blocks: [
          {
            list: [
              'Vous avez réservé un cadeau et souhaitez annuler\u00A0: ouvrez le lien personnel reçu dans votre email de confirmation.',
              'Vous ne retrouvez pas une liste\u00A0: demandez son lien aux parents, certaines listes ne se trouvent que par leur lien.',
              'Un contenu vous semble déplacé\u00A0: envoyez-nous l’adresse de la page, nous regardons chaque signalement.',
            ],
          },
        ],
      },
      { title: 'Par email', blocks: [{ mail: email }] },
      { title: 'Par courrier', blocks: [`${name}\n${address}`] },
    ],
  }),

  /** Stands for what only the operator knows, until it is set (OPERATOR_…). */
  unset: {
    name: 'Cigogne (exploitant à renseigner)',
    address: 'Adresse à renseigner',
    host: 'Hébergeur à renseigner',
  },

  contactForm: {
    open: 'Écrire un message',
    name: 'Votre nom',
    email: 'Votre adresse email',
    emailHelp: 'Nous y répondons\u00A0: relisez-la bien. Aucune copie n’y est envoyée.',
    message: 'Votre message',
    send: 'Envoyer',
    kept: 'Votre message part par email à l’équipe de Cigogne, et à personne d’autre. Il est effacé du site au bout de 35 jours.',
    sentTitle: 'Message envoyé',
    sent: 'Merci\u00A0! Une personne vous répondra par email.',
    failure: 'Votre message n’a pas pu être envoyé. Il est toujours là\u00A0: réessayez dans un moment.',
  },

  who: ({ name, email }: InfoOperator): InfoArticle => ({
    title: 'Qui sommes-nous\u00A0?',
    intro:
      'Cigogne est né d’une idée simple\u00A0: une liste de naissance devrait être facile à faire, facile à offrir, et ne rien coûter à personne.',
    sections: [
      {
        title: 'Ce que nous faisons',
        blocks: [
          'Les parents réunissent sur une seule page les cadeaux qui leur feraient plaisir, de n’importe quelle boutique. Leurs proches ouvrent un lien, choisissent et réservent, sans créer de compte. Rien n’est offert deux fois, et l’on sait qui remercier.',
        ],
      },
      {
        title: 'Comment nous vivons',
        blocks: [
          'Le service est gratuit, pour les parents comme pour leurs proches. Certaines boutiques nous versent une commission lorsqu’un achat est fait depuis une liste. Le prix payé reste exactement le même, et nous ne mettons aucun cadeau en avant pour autant.',
        ],
      },
      {
        title: 'Ce à quoi nous tenons',
        blocks: [
          {
            list: [
              'Pas de publicité, pas de traceur, pas de vente de données.',
              'Les parents choisissent ce qui reste secret\u00A0: un prénom, une date, une adresse.',
              'Un site lisible par tout le monde, sur tous les appareils, y compris par les personnes qui naviguent au clavier ou avec un lecteur d’écran.',
            ],
          },
        ],
      },
      { title: name, blocks: ['Nous lisons tout ce que vous nous écrivez.', { mail: email }] },
    ],
  }),

  legal,
  privacy,
  accessibility,
};
