import { pluralFr } from '../../languages.ts';

export const registry = {
  gifts: (count: number) => `${count} ${pluralFr(count, 'cadeau', 'cadeaux')}`,
  favourite: 'Coup de cœur',
  booked: 'Réservé',
  remaining: (count: number) => `Encore ${count}`,
  by: (owner: string) => `par ${owner}`,
  cover: (title: string) => `Image de couverture : ${title}`,
  babySecret: (count: number) => pluralFr(count, 'Prénom gardé secret', 'Prénoms gardés secrets'),
  babyUnnamed: (count: number) => pluralFr(count, 'Bébé', `${count} bébés`),
  girl: 'une fille',
  boy: 'un garçon',
  dueOn: 'Naissance prévue le',
  daysLeft: (days: number) => (days === 1 ? 'C’est pour demain !' : `${days > 30 ? 'Dans' : 'Plus que'} ${days} jours`),
  dueToday: 'C’est aujourd’hui !',
  duePast: 'Sûrement déjà là',
  /** Of a list with gifts. */
  free: (count: number, total: number) => {
    const reserved = total - count;
    if (count === 0) return 'Tout est réservé';
    if (reserved === 0) return `${count} ${pluralFr(count, 'cadeau disponible', 'cadeaux disponibles')}`;
    return `${reserved} ${pluralFr(reserved, 'réservé', 'réservés')} · ${count} ${pluralFr(count, 'disponible', 'disponibles')}`;
  },
  readMore: 'Lire la suite',
  readLess: 'Réduire',
  filters: 'Filtres',
  filtersOn: (count: number) => `${count} ${pluralFr(count, 'filtre actif', 'filtres actifs')}`,
  searchGift: 'Rechercher un cadeau',
  searchExample: 'doudou, bain…',
  category: 'Catégorie',
  allCategories: 'Toutes',
  categories: 'Catégories',
  sort: 'Trier',
  sorts: { '': 'Ordre de la liste', price: 'Prix croissant', '-price': 'Prix décroissant' },
  price: 'Prix',
  priceMin: 'Prix minimum, en euros',
  priceMax: 'Prix maximum, en euros',
  from: 'de',
  to: 'à',
  andAbove: (euros: number) => `+ de ${euros} €`,
  onlyAvailable: 'Disponibles seulement',
  clearFilters: 'Effacer les filtres',
  applyFilters: 'Filtrer',
  showGifts: (count: number) =>
    count === 0 ? 'Aucun cadeau' : `Voir ${count} ${pluralFr(count, 'cadeau', 'cadeaux')}`,
  found: (count: number, total: number) => `${count} ${pluralFr(count, 'cadeau', 'cadeaux')} sur ${total}`,
  noneFound: 'Aucun cadeau ne correspond',
  noneFoundText: 'Essayez un autre mot, ou élargissez le prix.',
  cashPool: 'Cagnotte',
  cashPoolEmpty: 'La cagnotte commune n’est pas encore disponible.',
  toShop: 'Voir en boutique',
  newWindow: 'nouvel onglet',
  affiliate: 'Cigogne peut toucher une commission sur les achats faits par ces liens. Le prix reste le même pour vous.',
  amazon: 'En tant que Partenaire Amazon, je réalise un bénéfice sur les achats remplissant les conditions requises.',
};
