import type { basket as fr } from '../fr/basket.ts';
import { plural } from '../languages.ts';

export const basket: typeof fr = {
  title: 'My basket',
  lead: 'Nothing is reserved yet: there is one more step, without an account.',
  underWay: 'Your reservation is on its way…',
  gift: 'Gift',
  price: 'Price',
  quantity: 'Quantity',
  fewer: (title) => `One less: ${title}`,
  moreOf: (title) => `One more: ${title}`,
  copies: (title, count) => `${title}: ${count}`,
  subtotal: 'Subtotal',
  total: 'Total',
  withoutPrice: (count) => `+ ${count} ${plural(count, 'gift', 'gifts')} without a price`,
  remove: (title) => `Remove ${title} from the basket`,
  removeShort: 'Remove',
  removed: () => 'Removed from your basket',
  address: 'Where to send the gifts',
  addressLater: 'You will get the full address by email after the reservation.',
  addressUnknown: 'The address could not be loaded. You will get it after the reservation.',
  listGone: 'This list is no longer online: nothing on it can be reserved any more.',
  statesUnknown: 'We could not check what is still available.',
  booked: 'Already reserved',
  fewerLeft: (count) => `Only ${count} left`,
  gone: 'Removed by the parents',
  lostTitle: (count) => `${count} ${plural(count, 'gift is', 'gifts are')} no longer available`,
  lostText: (count, rest) =>
    rest === 0
      ? `Remove ${count === 1 ? 'it' : 'them'}, and choose something else if you like.`
      : `Remove ${count === 1 ? 'it' : 'them'} to go on: everything else in your basket stays.`,
  removeLost: (count) => plural(count, 'Remove this gift', 'Remove these gifts'),
  confirm: 'Reserve these gifts',
  confirmOne: 'Reserve this gift',
  confirmAll: 'Reserve the whole basket',
  more: 'Choose more gifts',
  promise: 'You pay nothing here: afterwards you buy wherever you like.',
  emptyTitle: 'Your basket is empty',
  emptyText: 'Open the list that was sent to you and choose a gift, or look for the list by its name.',
  searchList: 'Find a list',
  countries: { FR: 'France', BE: 'Belgium', LU: 'Luxembourg' },
};
