import { plural } from '../catalogue.ts';
import type { articles as fr } from '../fr/articles.ts';

const inThousands = (count: number) => count.toLocaleString('en-GB');
const countOf = (count: number) => `${inThousands(count)} ${plural(count, 'article', 'articles')}`;

export const articles: typeof fr = {
  pageTitle: 'Browse the catalogue',
  description: 'Ideas for birth gifts, on your list with a tap or two.',
  title: 'Browse',
  lead: (articles, shops) =>
    articles === 0
      ? 'Ideas for birth gifts, to add to your list.'
      : `${countOf(articles)} from ${shops} ${plural(shops, 'shop', 'shops')}, on your list in two taps.`,

  categories: {
    outings: 'Out and about',
    sleep: 'Sleep',
    meals: 'Meals',
    bath: 'Bath and care',
    clothes: 'Clothes',
    toys: 'Toys and play',
    room: 'Nursery',
    carrying: 'Carrying',
    car: 'In the car',
    safety: 'Safety',
    books: 'Books',
    parents: 'For parents',
    other: 'More ideas',
  },
  category: 'Category',
  all: 'All',

  search: 'Search the catalogue',
  searchExample: 'E.g. sleeping bag, pram…',
  submit: 'Search',
  filters: 'Filter',
  filtersOn: (count) => `${count} ${plural(count, 'filter on', 'filters on')}`,
  shop: 'Shop',
  allShops: 'All shops',
  price: 'Price',
  from: 'from',
  to: 'to',
  priceMin: 'Lowest price',
  priceMax: 'Highest price',
  upTo: (price) => `Up to ${price}`,
  above: (price) => `From ${price}`,
  between: (low, high) => `${low} to ${high}`,
  clear: 'Clear all',
  without: (what) => `Remove ${what}`,
  show: (total) => `Show ${countOf(total)}`,

  found: (count, atLeast) => (atLeast ? `More than ${countOf(count)}` : countOf(count)),
  shown: (shown, total, atLeast) => `${inThousands(shown)} of ${atLeast ? 'more than ' : ''}${inThousands(total)}`,
  more: 'Show more articles',
  next: 'Next page',
  previous: 'Previous page',

  noneTitle: 'Nothing matches',
  noneText: 'Try another word, another price or another category.',
  emptyTitle: 'The catalogue is filling up',
  emptyText: 'There is no article here yet. A gift from any shop can be added to a list by its link.',
  failedTitle: 'The catalogue does not answer',
  failedText: 'Check your connection, then try again.',
  moreFailed: 'The rest could not be loaded',
  retry: 'Try again',

  back: 'Back to the catalogue',
  soldBy: (shop) => `at ${shop}`,
  gone: 'No longer in the catalogue',
  goneText: 'Its shop does not offer it any more: its price may have changed.',
  notFoundTitle: 'This article is not here',
  notFoundText: 'It has left the catalogue, or its address is incomplete.',
  otherShops: 'At other shops',
  similar: 'You may also like',
};
