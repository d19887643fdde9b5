import type { publicWish as fr } from '../../fr/wishes/public.ts';

export const publicWish: typeof fr = {
  shareText: (title) => `A gift from the list “${title}”.`,
  cannotLoad: 'The gift could not be loaded',
  notFoundTitle: 'This gift cannot be found',
  notFoundText: 'The parents may have taken it off. Other ideas are waiting for you.',
  noDescription: 'The parents have not added a description.',
  description: 'From the parents',
  wanted: (count) => `${count} wanted`,
  howItWorks: 'Reserve it here, then buy it wherever you like: what you reserve is no longer offered to others.',
  alreadyBooked: 'This gift is already reserved',
  alreadyBookedText: 'Other ideas may be waiting on the list.',
  bookedBy: 'Reserved by',
  anonymous: 'Somebody who prefers to stay anonymous',
  otherGifts: 'See the other gifts',
};
