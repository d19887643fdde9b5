import { pluralFr } from '../../languages.ts';

export const arranging = {
  title: 'Ranger les cadeaux',
  lead: 'Glissez un cadeau par sa poignée. Cochez-\u2060en plusieurs pour les déplacer, en faire des coups de cœur ou les supprimer ensemble.',
  back: 'Retour à la liste',
  categories: 'Catégories',
  gifts: (count: number) => `${count} ${pluralFr(count, 'cadeau', 'cadeaux')}`,
  emptyCategory: 'Aucun cadeau ici\u00A0: glissez-en un.',
  noCategory: 'Rien à ranger pour l’instant\u00A0: ajoutez d’abord un cadeau.',
  handle: (title: string) => `Déplacer «\u00A0${title}\u00A0»`,
  handleHelp: 'Espace pour prendre, flèches pour déplacer, Espace pour poser, Échap pour annuler.',
  rename: (label: string) => `Renommer «\u00A0${label}\u00A0»`,
  menu: (title: string) => `Ranger «\u00A0${title}\u00A0»`,
  up: 'Monter',
  down: 'Descendre',
  first: 'Mettre en premier',
  last: 'Mettre en dernier',
  choose: (title: string) => `Choisir «\u00A0${title}\u00A0»`,
  chosen: (count: number) => `${count} ${pluralFr(count, 'cadeau choisi', 'cadeaux choisis')}`,
  moveTo: 'Déplacer vers…',
  favourite: 'Coup de cœur',
  noFavourite: 'Retirer le cœur',
  delete: 'Supprimer',
  chooseNone: 'Ne plus rien choisir',
  undo: 'Annuler',
  undone: 'C’est annulé.',

  grabbed: (title: string) => `«\u00A0${title}\u00A0» est pris.`,
  at: (title: string, place: number, count: number, category: string) =>
    `«\u00A0${title}\u00A0»\u00A0: place ${place} sur ${count}, «\u00A0${category}\u00A0».`,
  categoryAt: (label: string, place: number, count: number) =>
    `«\u00A0${label}\u00A0»\u00A0: place ${place} sur ${count}.`,
  putBack: (title: string) => `«\u00A0${title}\u00A0» est revenu à sa place.`,
  moved: (title: string) => `«\u00A0${title}\u00A0» est déplacé.`,
  movedMany: (count: number, category: string) =>
    `${count} ${pluralFr(count, 'cadeau déplacé', 'cadeaux déplacés')} vers «\u00A0${category}\u00A0».`,
  favoured: (count: number) =>
    pluralFr(count, '1 cadeau est maintenant un coup de cœur.', `${count} cadeaux sont maintenant des coups de cœur.`),
  unfavoured: (count: number) =>
    pluralFr(count, '1 cadeau n’est plus un coup de cœur.', `${count} cadeaux ne sont plus des coups de cœur.`),
  deleted: (count: number) => `${count} ${pluralFr(count, 'cadeau supprimé', 'cadeaux supprimés')}.`,
  deleteTitle: (count: number) => `Supprimer ${count} ${pluralFr(count, 'cadeau', 'cadeaux')}\u00A0?`,
  deleteText: (count: number) => pluralFr(count, 'Il quitte la liste.', 'Ils quittent la liste.'),
  deleteBooked: (count: number) =>
    `${count} ${pluralFr(count, 'est réservé\u00A0: qui l’offre', 'sont réservés\u00A0: qui les offre')} l’apprendra par email, et cela ne pourra pas être annulé.`,
  changedMeanwhile: 'La liste a changé entre-temps\u00A0: rien n’a été déplacé. La voici comme elle est maintenant.',
  cannotArrange: 'Impossible de ranger la liste',
};
