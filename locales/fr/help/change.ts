import type { HelpArticle } from '../../help-article.ts';
import { myRegistries } from '../registries/mine.ts';
import { ownerRegistry } from '../registries/owner.ts';
import { named } from './named.ts';

export const change = {
  change: {
    title: 'Comment modifier ou supprimer un cadeau, ou toute la liste\u00A0?',
    lead: 'Tout se change à tout moment. Avant une suppression, nous vous disons ce qui part avec.',
    words:
      'changer corriger effacer retirer enlever erreur renommer catégorie ranger déplacer trier ordre titre photo couverture fermer',
    steps: [
      {
        title: 'Ouvrez les actions du cadeau',
        text: `Sur votre liste, touchez les trois points du cadeau, puis ${named(ownerRegistry.editWish)} ou ${named(ownerRegistry.deleteWish)}.`,
        picture: 'gift-menu',
      },
      {
        title: 'Supprimer un cadeau déjà réservé',
        text: 'C’est possible\u00A0: nous prévenons par email la personne qui l’avait choisi.',
        picture: 'delete-gift',
      },
      {
        title: 'Changer la liste elle-même',
        text: `Le nom, la date, l’adresse, le bébé\u00A0: touchez ${named(ownerRegistry.edit)}. ${named(ownerRegistry.arrange)} déplace les cadeaux et renomme les catégories.`,
        picture: 'edit-list',
      },
      {
        title: 'Supprimer la liste',
        text: `Dans ${named(myRegistries.title)}, touchez ${named(myRegistries.delete)}. Ses cadeaux, ses réservations et son lien partent avec elle.`,
        picture: 'delete-list',
      },
    ],
  },
} satisfies Record<string, HelpArticle>;
