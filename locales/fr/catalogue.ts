import { pluralFr } from '../languages.ts';

const inThousands = (count: number) => count.toLocaleString('fr-FR').replaceAll('\u202F', '\u00A0');
const countOf = (count: number) => `${inThousands(count)} ${pluralFr(count, 'article', 'articles')}`;

export const catalogue = {
  pageTitle: 'Parcourir le catalogue',
  description: 'Des idées de cadeaux de naissance, à ajouter à votre liste d’un geste.',
  title: 'Catalogue',
  lead: (articles: number, shops: number) =>
    articles === 0
      ? 'Des idées de cadeaux de naissance, à ajouter à votre liste.'
      : `${countOf(articles)} de ${shops} ${pluralFr(shops, 'boutique', 'boutiques')}, à ajouter à votre liste en deux gestes.`,

  categories: {
    outings: 'Promenade',
    sleep: 'Sommeil',
    meals: 'Repas',
    bath: 'Bain et soin',
    clothes: 'Vêtements',
    toys: 'Jeux et éveil',
    room: 'Chambre',
    carrying: 'Portage',
    car: 'En voiture',
    safety: 'Sécurité',
    books: 'Livres',
    parents: 'Pour les parents',
    other: 'Autres idées',
  },
  category: 'Catégorie',
  all: 'Tout',

  search: 'Rechercher dans le catalogue',
  searchExample: 'gigoteuse, livre…',
  submit: 'Rechercher',
  filters: 'Filtres',
  filtersOn: (count: number) => `${count} ${pluralFr(count, 'filtre actif', 'filtres actifs')}`,
  shop: 'Boutique',
  allShops: 'Toutes les boutiques',
  price: 'Prix',
  from: 'de',
  to: 'à',
  priceMin: 'Prix minimum, en euros',
  priceMax: 'Prix maximum, en euros',
  upTo: (price: string) => `Jusqu’à ${price}`,
  above: (price: string) => `+ de ${price}`,
  between: (low: string, high: string) => `${low} à ${high}`,
  clear: 'Effacer les filtres',
  quoted: (words: string) => `«\u00A0${words}\u00A0»`,
  without: (what: string) => `Retirer ${what}`,
  show: (total: number, atLeast: boolean) => {
    if (atLeast) return `Voir plus de ${countOf(total)}`;
    return `Voir ${total === 1 ? 'l’article' : `les ${inThousands(total)} articles`}`;
  },

  found: (count: number, atLeast: boolean) => (atLeast ? `Plus de ${countOf(count)}` : countOf(count)),
  shown: (shown: number, total: number, atLeast: boolean) =>
    `${inThousands(shown)} sur ${atLeast ? 'plus de ' : ''}${inThousands(total)}`,
  more: 'Voir plus d’articles',
  next: 'Page suivante',
  previous: 'Page précédente',

  noneTitle: 'Aucun article ne correspond',
  noneText: 'Essayez un autre mot, un autre prix ou une autre catégorie.',
  emptyTitle: 'Le catalogue se remplit',
  emptyText:
    'Il n’y a pas encore d’article ici. Un cadeau de n’importe quelle boutique s’ajoute à une liste par son lien.',
  fromAnyShop: 'Ajouter depuis une boutique',
  failedTitle: 'Le catalogue ne répond pas',
  failedText: 'Vérifiez votre connexion, puis réessayez.',
  moreFailed: 'La suite n’a pas pu être chargée',
  retry: 'Réessayer',

  back: 'Retour au catalogue',
  soldBy: (shop: string) => `chez ${shop}`,
  gone: 'N’est plus au catalogue',
  goneText: 'Sa boutique ne le propose plus\u00A0: son prix peut avoir changé.',
  notFoundTitle: 'Cet article est introuvable',
  notFoundText: 'Il a quitté le catalogue, ou son adresse est incomplète.',
  otherShops: 'Dans d’autres boutiques',
  similar: 'À voir aussi',

  add: 'Ajouter',
  addLong: 'Ajouter à ma liste',
  addNamed: (title: string) => `Ajouter «\u00A0${title}\u00A0»`,
  added: 'Ajouté',
  addedNamed: (title: string) => `Ajouté\u00A0: «\u00A0${title}\u00A0», le voir sur la liste`,
  list: 'Liste',
  newCategory: 'Nouvelle catégorie',
  newCategoryName: 'Son nom',
  nameMissing: 'Donnez un nom à la catégorie.',
  addedTo: (place: string) => `Ajouté dans «\u00A0${place}\u00A0».`,
  undo: 'Annuler',
  undone: 'L’article n’est plus sur la liste.',
  cannotUndo: 'L’ajout n’a pas pu être annulé',
  cannotAdd: 'L’article n’a pas pu être ajouté',
  categoryGone: 'Cette catégorie n’existe plus\u00A0: choisissez-en une autre.',
  listGone: 'Cette liste n’existe plus\u00A0: choisissez-en une autre.',
  placesFailed: 'Vos listes n’ont pas pu être chargées.',
  firstListTitle: 'Commencez par votre liste',
  firstListText: 'L’article attend ici\u00A0: dès que votre liste est créée, il ne reste qu’à l’y ajouter.',
  createList: 'Créer ma liste',
};
