import { pluralFr } from '../../languages.ts';

export const myRegistries = {
  title: 'Mes listes',
  lead: (count: number) => `${count} ${pluralFr(count, 'liste de naissance', 'listes de naissance')}`,
  create: 'Créer une liste',
  emptyTitle: 'Votre première liste vous attend',
  emptyText:
    'Donnez-lui un nom, dites où envoyer les cadeaux, ajoutez ce qui vous ferait plaisir\u00A0: trois petites pages suffisent. Vous pouvez commencer dès le troisième mois.',
  online: 'En ligne',
  offline: 'Pas encore en ligne',
  private: 'Privée',
  dueOn: 'Naissance prévue le',
  gifts: (count: number) => `${count} ${pluralFr(count, 'cadeau', 'cadeaux')}`,
  booked: (count: number) => `${count} ${pluralFr(count, 'réservé', 'réservés')}`,
  toThank: (count: number) => `${count} à remercier`,
  createdOn: 'Créée le',
  addGifts: 'Ajouter des cadeaux',
  addGiftsTo: (title: string) => `Ajouter des cadeaux à la liste «\u00A0${title}\u00A0»`,
  edit: 'Modifier',
  delete: 'Supprimer',
  editList: (title: string) => `Modifier la liste «\u00A0${title}\u00A0»`,
  deleteList: (title: string) => `Supprimer la liste «\u00A0${title}\u00A0»`,
  deleteTitle: 'Supprimer cette liste\u00A0?',
  deleteText: (title: string) =>
    `La liste «\u00A0${title}\u00A0» ne sera plus visible, ni pour vous, ni pour vos proches.`,
  deleteConsequence:
    'Ses cadeaux et son lien partent avec elle. Si des cadeaux sont réservés, les personnes qui les ont réservés seront prévenues par email.',
  deleteConfirm: 'Supprimer la liste',
  deleted: 'Liste supprimée',
  cannotDelete: 'Impossible de supprimer la liste de naissance',
  cannotLoad: 'Impossible de récupérer les listes de naissance',
  loadMore: 'Afficher plus de listes',
  shown: (count: number, total: number) => `${count} listes affichées sur ${total}`,
};
