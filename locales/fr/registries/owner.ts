import { pluralFr } from '../../catalogue.ts';

export const ownerRegistry = {
  pageTitle: 'Ma liste',
  backToLists: 'Mes listes',
  cannotLoad: 'Impossible de charger la liste de naissance',
  goneTitle: 'Cette liste n’est pas ici',
  goneText: 'Elle a été supprimée, ou son adresse n’est pas tout à fait la bonne.',
  toMyLists: 'Voir mes listes',

  edit: 'Modifier la liste',
  invitation: 'Un mot pour vos proches\u00A0? Dites-leur ce qui vous ferait plaisir.',
  writeWords: 'Écrire un mot d’accueil',
  secret: {
    firstName: 'le prénom',
    gender: 'le sexe',
    eventDate: 'la date prévue',
    address: 'l’adresse de livraison',
  },
  kept: (secrets: string) => `Ce que vous gardez secret\u00A0: ${secrets}.`,
  keptNothing: 'Vous ne gardez rien de secret.',
  keptAddress: 'L’adresse n’est donnée qu’à ceux qui réservent.',
  onlyYou: 'Vous seuls voyez cette ligne.',

  gifts: 'Les cadeaux',
  addWish: 'Ajouter un cadeau',
  addWishText: 'De n’importe quelle boutique',
  addHere: (category: string) => `Ajouter un cadeau dans «\u00A0${category}\u00A0»`,
  addHereShort: 'Ajouter ici',
  emptyTitle: 'Et si vous commenciez par un coup de cœur\u00A0?',
  emptyText:
    'Une gigoteuse, un livre, une poussette\u00A0: ajoutez ce qui vous fait envie, de n’importe quelle boutique. Vous pourrez tout changer plus tard.',
  toThank: (count: number) =>
    `${count} ${pluralFr(count, 'cadeau réservé attend', 'cadeaux réservés attendent')} votre merci`,
  showFirst: 'Voir le premier',

  wishMenu: (title: string) => `Actions pour «\u00A0${title}\u00A0»`,
  editWish: 'Modifier',
  deleteWish: 'Supprimer',
  bookedBy: 'Réservé par',
  moreGivers: (count: number) => `et ${count} ${pluralFr(count, 'autre', 'autres')}`,

  categoryMenu: (label: string) => `Actions pour la catégorie «\u00A0${label}\u00A0»`,
  rename: 'Renommer',
  renameTitle: 'Renommer la catégorie',
  categoryName: 'Nom de la catégorie',
  save: 'Enregistrer',
  renamed: 'Catégorie renommée',
  cannotRename: 'Impossible de renommer la catégorie',
  moveUp: 'Monter',
  moveDown: 'Descendre',
  cannotMove: 'Impossible de déplacer la catégorie',
  deleteCategory: 'Supprimer',
  deleteCategoryTitle: 'Supprimer cette catégorie\u00A0?',
  deleteCategoryText: (label: string) => `«\u00A0${label}\u00A0» ne contient aucun cadeau.`,
  categoryDeleted: 'Catégorie supprimée',
  cannotDeleteCategory: 'Impossible de supprimer la catégorie',
  categoryNotEmpty: 'Cette catégorie contient encore des cadeaux\u00A0: déplacez-les ou supprimez-les d’abord.',
};
