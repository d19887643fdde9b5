import type { offline as fr } from '../fr/offline.ts';

export const offline: typeof fr = {
  title: 'You are offline',
  lead: 'These pages are kept on this device, as you last saw them. To reserve, wait until you are online again.',
  nothing: 'When you are online, the lists that you open are kept on this device, so that you can read them here.',
  lists: 'Lists seen recently',
  basket: 'Your basket',
  seeBasket: 'See my basket',
  retry: 'Try again',
};
